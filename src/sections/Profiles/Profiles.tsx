import type { ComponentType } from 'react';
import type { ProfilesSection, ProfilesVariant } from '../../shared/generated/sections.ts';
import { ProfilesRows } from './ProfilesRows.tsx';
import { ProfilesBand } from './ProfilesBand.tsx';

const variants: Record<ProfilesVariant, ComponentType<ProfilesSection>> = {
  rows: ProfilesRows,
  band: ProfilesBand,
};

export function Profiles(section: ProfilesSection) {
  const Variant = variants[section.variant ?? 'rows'];
  return <Variant {...section} />;
}
