import type { JobOpeningsSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { JobOpeningsBeside } from './JobOpeningsBeside.tsx';
import { JobOpeningsList } from './JobOpeningsList.tsx';

export const JobOpenings = byVariant<JobOpeningsSection>('beside', {
  beside: JobOpeningsBeside,
  list: JobOpeningsList,
});
