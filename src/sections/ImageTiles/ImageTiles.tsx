import type { ComponentType } from 'react';
import type { ImageTilesSection, ImageTilesVariant } from '../../shared/generated/sections.ts';
import { TilesRows } from './TilesRows.tsx';
import { TilesSeam } from './TilesSeam.tsx';

const variants: Record<ImageTilesVariant, ComponentType<ImageTilesSection>> = {
  seam: TilesSeam,
  rows: TilesRows,
};

export function ImageTiles(section: ImageTilesSection) {
  const Variant = variants[section.variant ?? 'seam'];
  return <Variant {...section} />;
}
