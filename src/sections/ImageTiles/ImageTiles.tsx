import type { ImageTilesSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { ImageTilesRows } from './ImageTilesRows.tsx';
import { ImageTilesWide } from './ImageTilesWide.tsx';

export const ImageTiles = byVariant<ImageTilesSection>('wide', {
  wide: ImageTilesWide,
  rows: ImageTilesRows,
});
