import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Three browser windows standing one behind the other, a pointer in front',
  frame: { ...wide, target: [0, 1.5, 0] },
  ground: 'vat',
  seed: 101,

  parts: [
    {
      yaw: -19.5,
      group: [
        {
          at: [0.82, 1.62, -1.05],
          tilt: 4.6,
          group: [
            { prop: 'window', half: [1.5, 1.6], pane: 'denim', bar: 'amber', knots: 'cotton' },
            { shape: 'box', at: [-0.55, 0.95, 0.1], half: [0.5, 0.07, 0.04], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [-0.3, 0.62, 0.1], half: [0.75, 0.07, 0.04], round: 0.03, dye: 'amber' },
          ],
        },
        {
          at: [0.16, 1.3, 0],
          tilt: 4.6,
          group: [
            { prop: 'window', half: [1.48, 1.28], pane: 'amber', bar: 'rust', knots: 'cotton' },
            { shape: 'box', at: [0.42, 0.1, 0.1], half: [0.09, 0.15, 0.04], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [0.69, 0.2, 0.1], half: [0.09, 0.25, 0.04], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [0.96, 0.15, 0.1], half: [0.09, 0.2, 0.04], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [1.23, 0.29, 0.1], half: [0.09, 0.34, 0.04], round: 0.02, dye: 'rust' },
            { shape: 'box', at: [-0.75, 0.68, 0.1], half: [0.5, 0.07, 0.04], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [-0.55, 0.4, 0.1], half: [0.7, 0.07, 0.04], round: 0.03, dye: 'cotton' },
          ],
        },
        {
          at: [-0.5, 1.02, 1.08],
          tilt: 5.7,
          group: [
            { prop: 'window', half: [1.52, 1], pane: 'cotton', bar: 'rust', knots: 'amber' },
            { shape: 'box', at: [-0.72, 0.18, 0.1], half: [0.6, 0.4, 0.05], round: 0.03, dye: 'denim' },
            { shape: 'sphere', at: [-0.92, 0.3, 0.13], radius: 0.1, dye: 'amber' },
            {
              shape: 'slab',
              at: [0, 0, 0.15],
              outline: {
                outline: 'polygon',
                points: [
                  [-1.25, -0.16],
                  [-0.8, 0.22],
                  [-0.56, 0.02],
                  [-0.36, 0.14],
                  [-0.2, -0.16],
                ],
              },
              half: 0.05,
              round: 0.015,
              dye: 'cotton',
            },
            { shape: 'box', at: [0.58, 0.42, 0.1], half: [0.5, 0.055, 0.03], round: 0.02, dye: 'denim' },
            { shape: 'box', at: [0.51, 0.22, 0.1], half: [0.43, 0.055, 0.03], round: 0.02, dye: 'denim' },
            { shape: 'box', at: [0.44, 0.02, 0.1], half: [0.36, 0.055, 0.03], round: 0.02, dye: 'denim' },
            {
              shape: 'box',
              at: [
                [-0.88, -0.66, 0.1],
                [0.84, -0.66, 0.1],
              ],
              half: [0.36, 0.2, 0.05],
              round: 0.03,
              dye: 'amber',
            },
            { shape: 'box', at: [-0.02, -0.66, 0.1], half: [0.36, 0.2, 0.05], round: 0.03, dye: 'denim' },
            {
              shape: 'slab',
              at: [0.98, -0.3, 0.32],
              scale: 1.12,
              outline: {
                outline: 'polygon',
                points: [
                  [-0.42, 0.5],
                  [-0.42, -0.52],
                  [-0.17, -0.3],
                  [0.02, -0.72],
                  [0.22, -0.62],
                  [0.04, -0.22],
                  [0.34, -0.2],
                ],
              },
              half: 0.09,
              round: 0.02,
              dye: 'rust',
            },
          ],
        },
      ],
    },
  ],
};
