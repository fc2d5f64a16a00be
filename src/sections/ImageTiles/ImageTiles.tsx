import type { ComponentType } from 'react';
import type { ImageTilesSection, ImageTilesVariant } from '../../shared/generated/sections.ts';
import { TilesRows } from './TilesRows.tsx';
import { TilesWide } from './TilesWide.tsx';

const variants: Record<ImageTilesVariant, ComponentType<ImageTilesSection>> = {
  wide: TilesWide,
  rows: TilesRows,
};

export function ImageTiles(section: ImageTilesSection) {
  const Variant = variants[section.variant ?? 'wide'];
  return <Variant {...section} />;
}
