import type { Frame } from './scene.ts';

/** 4:3, for page heroes, case studies and services. The top is left calm for a label. */
export const wide: Frame = { width: 1200, height: 900, margin: { top: 0.17, side: 0.12, bottom: 0.08 } };

/** 4:5, for tiles. */
export const tall: Frame = { width: 800, height: 1000, margin: { top: 0.2, side: 0.1, bottom: 0.1 } };
