import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'An open pocket compass',
  frame: wide,
  ground: 'madder',
  seed: 506,

  parts: [
    {
      yaw: -45,
      group: [
        {
          at: [0, 0.3, 0.35],
          group: [
            {
              shape: 'cut',
              from: { shape: 'cylinder', radius: 1.85, half: 0.3, round: 0.12 },
              away: [{ shape: 'cylinder', at: [0, 0.3, 0], radius: 1.65, half: 0.14 }],
              dye: 'amber',
            },
            { shape: 'cylinder', at: [0, 0.12, 0], radius: 1.67, half: 0.05, dye: 'cotton' },
            {
              around: 24,
              group: [
                { shape: 'box', at: [1.5, 0.18, 0], half: [0.07, 0.03, 0.035], round: 0.01, dye: 'slate' },
              ],
            },
            {
              around: 4,
              group: [
                { shape: 'box', at: [1.42, 0.18, 0], half: [0.15, 0.03, 0.07], round: 0.01, dye: 'slate' },
              ],
            },
            {
              yaw: 45,
              group: [
                {
                  shape: 'slab',
                  at: [0, 0.19, 0],
                  outline: {
                    outline: 'polygon',
                    points: [
                      [0.72, 0],
                      [0.2, 0.2],
                      [0, 0.72],
                      [-0.2, 0.2],
                      [-0.72, 0],
                      [-0.2, -0.2],
                      [0, -0.72],
                      [0.2, -0.2],
                    ],
                  },
                  half: 0.03,
                  round: 0.01,
                  facing: 'y',
                  dye: 'amber',
                },
              ],
            },
            {
              shape: 'slab',
              at: [0, 0.21, 0],
              outline: {
                outline: 'polygon',
                points: [
                  [1.15, 0],
                  [0.2, 0.2],
                  [0, 1.15],
                  [-0.2, 0.2],
                  [-1.15, 0],
                  [-0.2, -0.2],
                  [0, -1.15],
                  [0.2, -0.2],
                ],
              },
              half: 0.04,
              round: 0.01,
              facing: 'y',
              dye: 'denim',
            },
            {
              shape: 'slab',
              at: [0, 0.3, 0],
              yaw: 35.5,
              outline: {
                outline: 'polygon',
                points: [
                  [0.2, 0],
                  [0, 1.3],
                  [-0.2, 0],
                  [0, -1.3],
                ],
              },
              half: 0.05,
              round: 0.015,
              facing: 'y',
              dye: { paint: 'layers', axis: 'z', borders: [0], dyes: ['rust', 'slate'] },
            },
            { shape: 'sphere', at: [0, 0.36, 0], radius: 0.13, dye: 'amber' },
          ],
        },
        {
          at: [0, 2.08, -1.97],
          tilt: -71.7,
          group: [
            {
              shape: 'cut',
              from: { shape: 'cylinder', radius: 1.72, half: 0.12, round: 0.07 },
              away: [{ shape: 'cylinder', at: [0, 0.14, 0], radius: 1.52, half: 0.12 }],
              dye: 'amber',
            },
            { shape: 'cylinder', radius: 1.5, half: 0.06, dye: 'denim' },
            {
              shape: 'slab',
              at: [0, 0.09, 0],
              outline: {
                outline: 'join',
                of: [
                  {
                    outline: 'polygon',
                    points: [
                      [1, 0],
                      [0.2, 0.2],
                      [0, 1],
                      [-0.2, 0.2],
                      [-1, 0],
                      [-0.2, -0.2],
                      [0, -1],
                      [0.2, -0.2],
                    ],
                  },
                  { outline: 'disc', radius: 0.3 },
                ],
              },
              half: 0.05,
              round: 0.02,
              facing: 'y',
              dye: 'amber',
            },
          ],
        },
        { shape: 'rod', from: [-0.35, 0.45, -1.5], to: [0.35, 0.45, -1.5], radius: 0.13, dye: 'amber' },
        { shape: 'torus', at: [0, 0.3, 2.42], radius: 0.3, thickness: 0.08, dye: 'amber' },
        { shape: 'box', at: [0, 0.3, 2.15], half: [0.14, 0.12, 0.12], round: 0.04, dye: 'amber' },
      ],
    },
  ],
};
