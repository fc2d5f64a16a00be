import { defineSection } from '../define-section.ts';

export default defineSection<'imageTiles'>({
  component: import.meta.env.SSR && (() => import('./ImageTiles.tsx').then((m) => m.ImageTiles)),
});
