import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A padlock in front of a shield',
  frame: wide,
  ground: 'vat',
  seed: 503,

  parts: [
    {
      yaw: -24.1,
      group: [
        {
          at: [-0.25, 1.78, -0.45],
          tilt: 8,
          group: [
            {
              shape: 'slab',
              outline: {
                outline: 'polygon',
                points: [
                  [0, 1.72],
                  [0.5, 1.55],
                  [1, 1.42],
                  [1.45, 1.38],
                  [1.45, 0.4],
                  [1.32, -0.3],
                  [1.02, -0.9],
                  [0.55, -1.42],
                  [0, -1.76],
                  [-0.55, -1.42],
                  [-1.02, -0.9],
                  [-1.32, -0.3],
                  [-1.45, 0.4],
                  [-1.45, 1.38],
                  [-1, 1.42],
                  [-0.5, 1.55],
                ],
              },
              half: 0.16,
              round: 0.05,
              dye: 'cotton',
            },
            {
              shape: 'slab',
              at: [0, 0.1, 0.14],
              outline: {
                outline: 'polygon',
                points: [
                  [0, 1.62],
                  [0.5, 1.45],
                  [1, 1.32],
                  [1.45, 1.28],
                  [1.45, 0.3],
                  [1.32, -0.4],
                  [1.02, -1],
                  [0.55, -1.52],
                  [0, -1.86],
                  [-0.55, -1.52],
                  [-1.02, -1],
                  [-1.32, -0.4],
                  [-1.45, 0.3],
                  [-1.45, 1.28],
                  [-1, 1.32],
                  [-0.5, 1.45],
                ],
                grow: -0.2,
              },
              half: 0.1,
              round: 0.03,
              dye: { paint: 'quarters', dyes: ['rust', 'denim'] },
            },
          ],
        },
        {
          at: [0.95, 0.72, 0.95],
          group: [
            { shape: 'box', half: [0.78, 0.66, 0.34], round: 0.12, dye: 'amber' },
            {
              shape: 'overlap',
              of: [
                { shape: 'torus', at: [0, 0.95, 0], tilt: 90, radius: 0.5, thickness: 0.13 },
                { shape: 'half', axis: 'y', from: 0.95 },
              ],
              dye: 'cotton',
            },
            { shape: 'rod', from: [-0.5, 0.6, 0], to: [-0.5, 0.95, 0], radius: 0.13, dye: 'cotton' },
            { shape: 'rod', from: [0.5, 0.6, 0], to: [0.5, 0.95, 0], radius: 0.13, dye: 'cotton' },
            {
              shape: 'cylinder',
              at: [0, 0.1, 0.34],
              tilt: 90,
              radius: 0.17,
              half: 0.05,
              round: 0.02,
              dye: 'slate',
            },
            { shape: 'box', at: [0, -0.16, 0.34], half: [0.08, 0.2, 0.05], round: 0.02, dye: 'slate' },
          ],
        },
      ],
    },
  ],
};
