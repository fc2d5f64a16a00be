import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A bank building with columns and a pediment',
  frame: tall,
  ground: 'vat',
  seed: 207,

  parts: [
    {
      yaw: -17.2,
      group: [
        { shape: 'box', at: [0, 0.1, 0], half: [1.7, 0.1, 1.25], round: 0.02, dye: 'cotton' },
        { shape: 'box', at: [0, 0.3, 0], half: [1.55, 0.1, 1.1], round: 0.02, dye: 'cotton' },
        { shape: 'box', at: [0, 0.5, 0], half: [1.42, 0.1, 0.95], round: 0.02, dye: 'cotton' },
        { shape: 'box', at: [0, 1.4, -0.15], half: [1.12, 0.85, 0.6], round: 0.02, dye: 'denim' },
        {
          at: [-1.14, 1.42, 0.66],
          group: [
            {
              shape: 'cylinder',
              radius: 0.17,
              half: 0.75,
              round: 0.02,
              ribs: [{ around: 10, depth: 0.015 }],
              dye: 'cotton',
            },
            {
              shape: 'box',
              at: [
                [0, -0.75, 0],
                [0, 0.76, 0],
              ],
              half: [0.24, 0.07, 0.24],
              round: 0.02,
              dye: 'cotton',
            },
          ],
        },
        {
          at: [-0.38, 1.42, 0.66],
          group: [
            {
              shape: 'cylinder',
              radius: 0.17,
              half: 0.75,
              round: 0.02,
              ribs: [{ around: 10, depth: 0.015 }],
              dye: 'cotton',
            },
            {
              shape: 'box',
              at: [
                [0, -0.75, 0],
                [0, 0.76, 0],
              ],
              half: [0.24, 0.07, 0.24],
              round: 0.02,
              dye: 'cotton',
            },
          ],
        },
        {
          at: [0.38, 1.42, 0.66],
          group: [
            {
              shape: 'cylinder',
              radius: 0.17,
              half: 0.75,
              round: 0.02,
              ribs: [{ around: 10, depth: 0.015 }],
              dye: 'cotton',
            },
            {
              shape: 'box',
              at: [
                [0, -0.75, 0],
                [0, 0.76, 0],
              ],
              half: [0.24, 0.07, 0.24],
              round: 0.02,
              dye: 'cotton',
            },
          ],
        },
        {
          at: [1.14, 1.42, 0.66],
          group: [
            {
              shape: 'cylinder',
              radius: 0.17,
              half: 0.75,
              round: 0.02,
              ribs: [{ around: 10, depth: 0.015 }],
              dye: 'cotton',
            },
            {
              shape: 'box',
              at: [
                [0, -0.75, 0],
                [0, 0.76, 0],
              ],
              half: [0.24, 0.07, 0.24],
              round: 0.02,
              dye: 'cotton',
            },
          ],
        },
        {
          shape: 'cylinder',
          at: [
            [-1.14, 1.42, -0.5],
            [1.14, 1.42, -0.5],
            [-1.14, 1.42, 0.1],
            [1.14, 1.42, 0.1],
          ],
          radius: 0.16,
          half: 0.75,
          round: 0.02,
          dye: 'cotton',
        },
        { shape: 'box', at: [0, 2.36, 0], half: [1.46, 0.13, 0.98], round: 0.02, dye: 'cotton' },
        {
          shape: 'slab',
          outline: {
            outline: 'polygon',
            points: [
              [-1.6, 2.5],
              [1.6, 2.5],
              [0, 3.32],
            ],
          },
          half: 1.06,
          round: 0.02,
          dye: 'rust',
        },
        {
          shape: 'cut',
          from: {
            shape: 'slab',
            at: [0, 0, 0.98],
            outline: {
              outline: 'polygon',
              points: [
                [-1.6, 2.5],
                [1.6, 2.5],
                [0, 3.32],
              ],
            },
            half: 0.14,
            round: 0.02,
          },
          away: [
            {
              shape: 'slab',
              at: [0, 0, 1.2],
              outline: {
                outline: 'polygon',
                points: [
                  [-1.6, 2.5],
                  [1.6, 2.5],
                  [0, 3.32],
                ],
                grow: -0.14,
              },
              half: 0.14,
            },
          ],
          dye: 'cotton',
        },
        {
          shape: 'cylinder',
          at: [0, 2.8, 1.06],
          tilt: 90,
          radius: 0.23,
          half: 0.06,
          round: 0.03,
          dye: 'amber',
        },
        { shape: 'box', at: [0, 1.2, 0.46], half: [0.26, 0.6, 0.04], round: 0.02, dye: 'amber' },
      ],
    },
  ],
};
