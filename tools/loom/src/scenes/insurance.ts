import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'An umbrella standing over a house',
  frame: tall,
  ground: 'turmeric',
  seed: 201,

  parts: [
    {
      at: [-0.1, 2.62, -0.1],
      tilt: -5.7,
      roll: -5.7,
      group: [
        {
          shape: 'overlap',
          of: [
            { shape: 'shell', of: { shape: 'ellipsoid', radii: [1.72, 1.376, 1.72] }, thickness: 0.05 },
            { shape: 'half', axis: 'y', from: 0.06, ribs: [{ around: 8, depth: 0.04, turn: 22.5 }] },
          ],
          dye: { paint: 'segments', count: 8, dyes: ['rust', 'cotton'] },
        },
        { shape: 'rod', from: [0, 1.3, 0], to: [0, 1.62, 0], radius: 0.06, dye: 'slate' },
      ],
    },
    { shape: 'rod', from: [-0.1, 3.5, -0.1], to: [-0.55, 0.3, -0.45], radius: 0.06, dye: 'slate' },
    {
      at: [0.35, 0, 0.35],
      group: [
        { shape: 'box', at: [0, 0.5, 0], half: [0.62, 0.5, 0.55], round: 0.03, dye: 'cotton' },
        {
          shape: 'slab',
          outline: {
            outline: 'polygon',
            points: [
              [0.75, 0.95],
              [-0.75, 0.95],
              [0, 1.6],
            ],
          },
          half: 0.72,
          round: 0.03,
          facing: 'x',
          dye: 'denim',
        },
        { shape: 'box', at: [0.05, 0.36, 0.56], half: [0.16, 0.36, 0.03], round: 0.02, dye: 'rust' },
        { shape: 'box', at: [-0.36, 0.58, 0.56], half: [0.13, 0.15, 0.03], round: 0.02, dye: 'denim' },
        {
          shape: 'box',
          at: [
            [0.63, 0.58, 0.2],
            [0.63, 0.58, -0.22],
          ],
          half: [0.03, 0.15, 0.13],
          round: 0.02,
          dye: 'denim',
        },
        { shape: 'box', at: [0.3, 1.45, -0.3], half: [0.11, 0.3, 0.11], round: 0.02, dye: 'rust' },
      ],
    },
    { shape: 'cylinder', at: [0.1, 0.04, 0.1], radius: 1.45, half: 0.05, round: 0.03, dye: 'slate' },
  ],
};
