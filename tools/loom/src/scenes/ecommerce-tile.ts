import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';
import { scene as cart } from './ecommerce.ts';

/** The hero's cart as a tile. */
export const scene: Scene = { ...cart, frame: { ...tall, target: [0, 1.3, 0] } };
