import type { Scene } from '../scene.ts';
import { scene as people } from './hero2.ts';

/** The people of the home page's second slide, closer, as a card. */
export const scene: Scene = {
  ...people,
  title: 'People supervising an AI core',
  frame: { width: 1000, height: 860, span: 8, pan: [0, 10], target: [0, 1, 0] },
};
