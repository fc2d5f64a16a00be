import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A loom with a half-finished cloth',
  frame: { ...wide, target: [0, 1.72, 0] },
  ground: 'neem',
  seed: 108,

  parts: [
    {
      yaw: -24.1,
      group: [
        {
          shape: 'box',
          at: [
            [-1.72, 1.8, 0],
            [1.72, 1.8, 0],
          ],
          half: [0.15, 1.8, 0.17],
          round: 0.04,
          dye: 'amber',
        },
        {
          shape: 'box',
          at: [
            [-1.72, 0.1, 0.1],
            [1.72, 0.1, 0.1],
          ],
          half: [0.15, 0.1, 0.85],
          round: 0.04,
          dye: 'amber',
        },
        { shape: 'rod', from: [-1.72, 0.95, 0.05], to: [-1.72, 0.2, 0.75], radius: 0.08, dye: 'amber' },
        { shape: 'rod', from: [1.72, 0.95, 0.05], to: [1.72, 0.2, 0.75], radius: 0.08, dye: 'amber' },
        { shape: 'cylinder', at: [0, 3.5, 0], roll: 90, radius: 0.19, half: 1.98, round: 0.05, dye: 'amber' },
        {
          shape: 'cylinder',
          at: [0, 0.5, 0.12],
          roll: 90,
          radius: 0.26,
          half: 1.6,
          round: 0.05,
          dye: 'rust',
        },
        {
          shape: 'cylinder',
          at: [0, 0.5, 0.12],
          roll: 90,
          radius: 0.13,
          half: 1.95,
          round: 0.04,
          dye: 'amber',
        },
        { shape: 'box', at: [0, 2.9, 0.12], half: [1.62, 0.1, 0.1], round: 0.03, dye: 'amber' },
        { shape: 'rod', from: [-1.4, 0.7, 0.1], to: [-1.4, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [-1.2, 0.7, 0.1], to: [-1.2, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [-1, 0.7, 0.1], to: [-1, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [-0.8, 0.7, 0.1], to: [-0.8, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [-0.6, 0.7, 0.1], to: [-0.6, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [-0.4, 0.7, 0.1], to: [-0.4, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [-0.2, 0.7, 0.1], to: [-0.2, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [0, 0.7, 0.1], to: [0, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [0.2, 0.7, 0.1], to: [0.2, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [0.4, 0.7, 0.1], to: [0.4, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [0.6, 0.7, 0.1], to: [0.6, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [0.8, 0.7, 0.1], to: [0.8, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [1, 0.7, 0.1], to: [1, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [1.2, 0.7, 0.1], to: [1.2, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        { shape: 'rod', from: [1.4, 0.7, 0.1], to: [1.4, 3.4, 0.06], radius: 0.042, dye: 'cotton' },
        {
          shape: 'box',
          at: [0, 1.42, 0.12],
          half: [1.5, 0.92, 0.07],
          round: 0.03,
          dye: { paint: 'kilim', width: 0.145, dyes: ['cotton', 'amber', 'rust', 'denim'] },
        },
        {
          at: [0.55, 2.42, 0.26],
          group: [
            { shape: 'ellipsoid', radii: [0.533, 0.16, 0.16], dye: 'amber' },
            { shape: 'rod', from: [-0.2, 0, 0.12], to: [0.2, 0, 0.12], radius: 0.065, dye: 'rust' },
          ],
        },
      ],
    },
  ],
};
