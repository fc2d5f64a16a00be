import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { ProfilesBand } from './ProfilesBand.tsx';
import { ProfilesGrid } from './ProfilesGrid.tsx';
import { ProfilesRows } from './ProfilesRows.tsx';

export const Profiles = byVariant<ProfilesSection>('rows', {
  rows: ProfilesRows,
  grid: ProfilesGrid,
  band: ProfilesBand,
});
