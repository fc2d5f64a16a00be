import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A phone with a medical cross and a stethoscope plugged into it',
  frame: wide,
  ground: 'sage',
  seed: 304,

  parts: [
    {
      yaw: -39,
      group: [
        {
          at: [-1, 1.78, -0.2],
          yaw: 16,
          tilt: 8.6,
          group: [
            { prop: 'phone', frame: 'slate', glass: 'cotton' },
            {
              shape: 'slab',
              at: [0, 0.45, 0.17],
              outline: { outline: 'cross', half: [0.2, 0.56] },
              half: 0.09,
              round: 0.015,
              dye: 'rust',
            },
            {
              shape: 'slab',
              at: [0, 0, 0.15],
              outline: {
                outline: 'line',
                points: [
                  [-0.66, -0.6],
                  [-0.32, -0.6],
                  [-0.16, -0.28],
                  [0.04, -0.95],
                  [0.2, -0.48],
                  [0.3, -0.6],
                  [0.66, -0.6],
                ],
                width: 0.05,
              },
              half: 0.05,
              round: 0.015,
              dye: 'denim',
            },
            { shape: 'box', at: [0, -1.28, 0.15], half: [0.66, 0.15, 0.05], round: 0.06, dye: 'denim' },
          ],
        },
        {
          shape: 'thread',
          through: [
            [-0.9, 0.14, 0.2],
            [-0.8, 0.14, 0.8],
            [-0.2, 0.14, 1.15],
            [0.7, 0.14, 1.1],
            [1.2, 0.14, 0.6],
            [1, 0.14, 0],
            [1.25, 0.14, -0.55],
            [1.9, 0.14, -0.55],
            [2.35, 0.14, 0],
            [2.3, 0.14, 0.6],
          ],
          radius: 0.12,
          smooth: 4,
          dye: 'denim',
        },
        {
          at: [2.28, 0.24, 0.75],
          group: [
            { shape: 'cylinder', radius: 0.62, half: 0.23, round: 0.08, dye: 'slate' },
            { shape: 'cylinder', at: [0, 0.25, 0], radius: 0.43, half: 0.07, round: 0.03, dye: 'cotton' },
          ],
        },
        {
          at: [0.28, 0.36, 0.45],
          yaw: -17.2,
          group: [
            {
              shape: 'overlap',
              of: [
                { shape: 'rod', from: [-0.42, 0, 0], to: [0.42, 0, 0], radius: 0.36 },
                { shape: 'half', axis: 'x', to: 0 },
              ],
              dye: 'rust',
            },
            {
              shape: 'overlap',
              of: [
                { shape: 'rod', from: [-0.42, 0, 0], to: [0.42, 0, 0], radius: 0.345 },
                { shape: 'half', axis: 'x', from: 0 },
              ],
              dye: 'cotton',
            },
          ],
        },
      ],
    },
  ],
};
