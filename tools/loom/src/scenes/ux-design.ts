import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A pencil drawing a curve on an artboard',
  frame: wide,
  ground: 'blush',
  seed: 505,

  parts: [
    {
      yaw: -37.8,
      group: [
        {
          at: [-1.35, 1.45, -0.75],
          yaw: 17.2,
          tilt: 8,
          group: [
            { shape: 'box', half: [1.25, 1.45, 0.07], round: 0.04, dye: 'slate' },
            { shape: 'box', at: [0, 0, 0.04], half: [1.13, 1.33, 0.06], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [0, 0.72, 0.11], half: [0.9, 0.42, 0.04], round: 0.03, dye: 'denim' },
            {
              shape: 'slab',
              at: [0, 0, 0.15],
              outline: {
                outline: 'polygon',
                points: [
                  [-0.7, 0.4],
                  [-0.25, 0.95],
                  [0.05, 0.62],
                  [0.3, 0.85],
                  [0.72, 0.4],
                ],
              },
              half: 0.03,
              round: 0.015,
              dye: 'cotton',
            },
            {
              shape: 'box',
              at: [
                [-0.6, -0.1, 0.11],
                [0.6, -0.1, 0.11],
              ],
              half: [0.26, 0.24, 0.04],
              round: 0.03,
              dye: 'amber',
            },
            { shape: 'box', at: [0, -0.1, 0.11], half: [0.26, 0.24, 0.04], round: 0.03, dye: 'rust' },
            { shape: 'box', at: [-0.25, -0.62, 0.1], half: [0.65, 0.06, 0.03], round: 0.02, dye: 'slate' },
            { shape: 'box', at: [-0.4, -0.88, 0.1], half: [0.5, 0.06, 0.03], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [1.05, 0.07, 0.45],
          yaw: 19.5,
          group: [
            { shape: 'box', half: [1.75, 0.07, 1.05], round: 0.03, dye: 'cotton' },
            {
              shape: 'cut',
              from: { shape: 'box', at: [0, 0.06, 0], half: [1.62, 0.04, 0.92], round: 0.02 },
              away: [{ shape: 'box', at: [0, 0.06, 0], half: [1.54, 0.3, 0.84], round: 0.02 }],
              dye: 'denim',
            },
            {
              shape: 'thread',
              through: [
                [-1.2, 0.13, 0.45],
                [-0.75, 0.13, -0.55],
                [0, 0.13, -0.35],
                [0.35, 0.13, 0.3],
                [0.85, 0.13, 0.25],
              ],
              radius: 0.06,
              smooth: 6,
              dye: 'rust',
            },
            { shape: 'rod', from: [-1.2, 0.13, 0.45], to: [-1.35, 0.13, -0.4], radius: 0.035, dye: 'slate' },
            {
              shape: 'box',
              at: [
                [-1.2, 0.16, 0.45],
                [-1.35, 0.16, -0.4],
              ],
              half: [0.11, 0.08, 0.11],
              round: 0.02,
              dye: 'slate',
            },
            {
              at: [0.85, 0.16, 0.25],
              roll: 24.1,
              group: [
                {
                  tilt: 12.6,
                  group: [
                    {
                      shape: 'slab',
                      at: [0, 1.585, 0],
                      outline: {
                        outline: 'polygon',
                        points: [
                          [0.21, 0.121],
                          [0, 0.242],
                          [-0.21, 0.121],
                          [-0.21, -0.121],
                          [0, -0.242],
                          [0.21, -0.121],
                        ],
                      },
                      half: 0.965,
                      round: 0.01,
                      facing: 'y',
                      dye: 'amber',
                    },
                    {
                      shape: 'overlap',
                      of: [
                        { shape: 'cone', bottom: 0.01, top: 0.215, height: 0.62 },
                        { shape: 'half', axis: 'y', to: 0.62 },
                        { shape: 'half', axis: 'y', from: 0 },
                      ],
                      dye: { paint: 'layers', axis: 'y', borders: [0.22], dyes: ['slate', 'cotton'] },
                    },
                    {
                      shape: 'cylinder',
                      at: [0, 2.62, 0],
                      radius: 0.22,
                      half: 0.1,
                      round: 0.02,
                      dye: 'slate',
                    },
                    {
                      shape: 'cylinder',
                      at: [0, 2.85, 0],
                      radius: 0.21,
                      half: 0.2,
                      round: 0.08,
                      dye: 'rust',
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
