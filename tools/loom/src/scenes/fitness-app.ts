import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A phone with activity rings beside a dumbbell',
  frame: wide,
  ground: 'madder',
  seed: 301,

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
              at: [0, 0.38, 0.15],
              outline: { outline: 'arc', radius: 0.58, width: 0.07, from: -180, to: 137.5 },
              half: 0.06,
              round: 0.015,
              dye: 'denim',
            },
            {
              shape: 'slab',
              at: [0, 0.38, 0.15],
              outline: { outline: 'arc', radius: 0.4, width: 0.07, from: -180, to: 85.9 },
              half: 0.06,
              round: 0.015,
              dye: 'amber',
            },
            {
              shape: 'slab',
              at: [0, 0.38, 0.15],
              outline: { outline: 'arc', radius: 0.22, width: 0.07, from: -180, to: 45.8 },
              half: 0.06,
              round: 0.015,
              dye: 'moss',
            },
            { shape: 'box', at: [-0.5, -0.5, 0.14], half: [0.13, 0.1, 0.05], round: 0.04, dye: 'denim' },
            { shape: 'box', at: [0.16, -0.5, 0.14], half: [0.4, 0.05, 0.03], round: 0.02, dye: 'slate' },
            { shape: 'box', at: [-0.5, -0.8, 0.14], half: [0.13, 0.1, 0.05], round: 0.04, dye: 'amber' },
            { shape: 'box', at: [0.1, -0.8, 0.14], half: [0.34, 0.05, 0.03], round: 0.02, dye: 'slate' },
            { shape: 'box', at: [-0.5, -1.1, 0.14], half: [0.13, 0.1, 0.05], round: 0.04, dye: 'moss' },
            { shape: 'box', at: [0.04, -1.1, 0.14], half: [0.28, 0.05, 0.03], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [1.3, 0.74, 0.3],
          yaw: 28.6,
          roll: 90,
          group: [
            { shape: 'cylinder', radius: 0.13, half: 1, round: 0.03, dye: 'cotton' },
            {
              shape: 'cylinder',
              at: [
                [0, -0.62, 0],
                [0, 0.62, 0],
              ],
              radius: 0.68,
              half: 0.15,
              round: 0.07,
              dye: 'slate',
            },
            {
              shape: 'cylinder',
              at: [
                [0, -0.9, 0],
                [0, 0.9, 0],
              ],
              radius: 0.5,
              half: 0.13,
              round: 0.06,
              dye: 'denim',
            },
            {
              shape: 'cylinder',
              at: [
                [0, -1.08, 0],
                [0, 1.08, 0],
              ],
              radius: 0.2,
              half: 0.08,
              round: 0.03,
              dye: 'amber',
            },
          ],
        },
      ],
    },
  ],
};
