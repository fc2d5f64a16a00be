import type { ComponentType } from 'react';
import type { ProfilesSection, ProfilesVariant } from '../../shared/generated/sections.ts';
import { ProfilesLeaders } from './ProfilesLeaders.tsx';
import { ProfilesRooted } from './ProfilesRooted.tsx';

const variants: Record<ProfilesVariant, ComponentType<ProfilesSection>> = {
  leaders: ProfilesLeaders,
  rooted: ProfilesRooted,
};

export function Profiles(section: ProfilesSection) {
  const Variant = variants[section.variant ?? 'leaders'];
  return <Variant {...section} />;
}
