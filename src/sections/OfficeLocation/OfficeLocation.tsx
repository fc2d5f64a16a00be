import type { ComponentType } from 'react';
import type { OfficeLocationSection, OfficeLocationVariant } from '../../shared/generated/sections.ts';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeWide } from './OfficeWide.tsx';

const variants: Record<OfficeLocationVariant, ComponentType<OfficeLocationSection>> = {
  wide: OfficeWide,
  card: OfficeCard,
};

export function OfficeLocation(section: OfficeLocationSection) {
  const Variant = variants[section.variant ?? 'wide'];
  return <Variant {...section} />;
}
