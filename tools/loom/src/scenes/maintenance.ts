import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A toolbox with hammer, wrench and screwdriver',
  frame: wide,
  ground: 'sage',
  seed: 507,

  parts: [
    {
      yaw: -20.1,
      group: [
        {
          at: [0, 0.72, 0],
          group: [
            {
              shape: 'cut',
              from: { shape: 'box', half: [1.85, 0.72, 0.72], round: 0.08 },
              away: [{ shape: 'box', at: [0, 0.5, 0], half: [1.72, 0.8, 0.6], round: 0.04 }],
              dye: 'rust',
            },
            { shape: 'box', at: [0, -0.62, 0], half: [1.9, 0.12, 0.77], round: 0.05, dye: 'slate' },
            {
              shape: 'cut',
              from: { shape: 'box', at: [0, 0.7, 0], half: [1.92, 0.09, 0.79], round: 0.04 },
              away: [{ shape: 'box', at: [0, 0.7, 0], half: [1.7, 0.3, 0.58], round: 0.02 }],
              dye: 'slate',
            },
            { shape: 'box', at: [0, 0.05, 0.73], half: [0.5, 0.24, 0.05], round: 0.04, dye: 'cotton' },
            {
              shape: 'slab',
              at: [0, 0.05, 0.78],
              outline: { outline: 'ring', radius: 0.12, width: 0.04 },
              half: 0.03,
              round: 0.015,
              dye: 'slate',
            },
            {
              shape: 'box',
              at: [
                [-1.25, 0.58, 0.76],
                [1.25, 0.58, 0.76],
              ],
              half: [0.15, 0.2, 0.06],
              round: 0.03,
              dye: 'amber',
            },
            {
              shape: 'box',
              at: [
                [-1.7, 1, 0],
                [1.7, 1, 0],
              ],
              half: [0.09, 0.55, 0.16],
              round: 0.04,
              dye: 'slate',
            },
            { shape: 'rod', from: [-1.7, 1.52, 0], to: [1.7, 1.52, 0], radius: 0.14, dye: 'amber' },
          ],
        },
        {
          at: [-0.95, 1, 0.22],
          roll: 10.3,
          group: [
            { shape: 'rod', from: [0, 0, 0], to: [0, 1.75, 0], radius: 0.11, dye: 'amber' },
            { shape: 'box', at: [0, 1.85, 0], half: [0.22, 0.2, 0.2], round: 0.05, dye: 'slate' },
            {
              shape: 'cylinder',
              at: [0.4, 1.85, 0],
              roll: 90,
              radius: 0.22,
              half: 0.22,
              round: 0.05,
              dye: 'slate',
            },
            {
              shape: 'slab',
              outline: {
                outline: 'polygon',
                points: [
                  [-0.2, 2.05],
                  [-0.2, 1.7],
                  [-0.75, 1.55],
                  [-0.7, 1.75],
                ],
              },
              half: 0.14,
              round: 0.03,
              dye: 'slate',
            },
          ],
        },
        {
          shape: 'slab',
          at: [0.2, 1, 0.28],
          roll: -4.6,
          outline: {
            outline: 'join',
            of: [
              { outline: 'rectangle', half: [0.15, 0.75], round: 0.03, at: [0, 0.6] },
              {
                outline: 'cut',
                from: { outline: 'disc', radius: 0.36 },
                away: [{ outline: 'rectangle', half: [0.16, 0.32], round: 0, at: [0, 0.3] }],
                at: [0, 1.45],
              },
            ],
            blend: 0.12,
          },
          half: 0.1,
          round: 0.03,
          dye: 'cotton',
        },
        {
          at: [1, 1, 0.2],
          roll: -11.5,
          group: [
            { shape: 'rod', from: [0, 0, 0], to: [0, 0.9, 0], radius: 0.075, dye: 'cotton' },
            { shape: 'cylinder', at: [0, 1.35, 0], radius: 0.24, half: 0.48, round: 0.12, dye: 'denim' },
            { shape: 'cylinder', at: [0, 0.9, 0], radius: 0.17, half: 0.08, round: 0.03, dye: 'amber' },
          ],
        },
      ],
    },
  ],
};
