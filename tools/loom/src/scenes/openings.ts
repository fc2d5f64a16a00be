import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'An open door with light falling through it',
  frame: wide,
  ground: 'vat',
  seed: 110,

  parts: [
    {
      at: [-0.2, 0, -0.5],
      yaw: -21.8,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', at: [0.35, 1.5, 0], half: [1.9, 1.5, 0.16], round: 0.03 },
          away: [{ shape: 'box', at: [0.3, 1.2, 0], half: [0.8, 1.24, 0.6] }],
          dye: 'denim',
        },
        {
          shape: 'cut',
          at: [0.3, 1.27, 0.12],
          from: { shape: 'box', half: [0.96, 1.42, 0.14], round: 0.02 },
          away: [{ shape: 'box', at: [0, -0.12, 0], half: [0.78, 1.38, 0.6] }],
          dye: 'cotton',
        },
        { shape: 'box', at: [0.3, 1.2, -0.12], half: [0.84, 1.24, 0.03], dye: 'glow' },
        {
          at: [-0.5, 1.26, 0.24],
          yaw: 102,
          group: [
            { shape: 'box', at: [0.76, 0, 0], half: [0.76, 1.24, 0.06], round: 0.03, dye: 'rust' },
            {
              shape: 'cut',
              at: [
                [0.76, -0.58, -0.06],
                [0.76, 0.58, -0.06],
              ],
              from: { shape: 'box', half: [0.52, 0.44, 0.03], round: 0.02 },
              away: [{ shape: 'box', half: [0.44, 0.36, 0.3] }],
              dye: 'amber',
            },
            { shape: 'sphere', at: [1.32, 0, -0.15], radius: 0.11, dye: 'amber' },
          ],
        },
        {
          shape: 'slab',
          at: [0, 0.004, 0],
          outline: {
            outline: 'polygon',
            points: [
              [-0.48, -0.2],
              [1.08, -0.2],
              [3.3, 6],
              [0.9, 6],
            ],
          },
          half: 0.004,
          facing: 'y',
          dye: 'glow',
        },
        { prop: 'figure', at: [0.95, 0, 1.45], scale: 0.82, dye: 'cotton' },
      ],
    },
  ],
};
