import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A reception desk with a visitor badge and a barrier',
  frame: wide,
  ground: 'blush',
  seed: 107,

  parts: [
    {
      yaw: -28.6,
      group: [
        {
          at: [-0.1, 0, -0.75],
          group: [
            {
              shape: 'box',
              at: [0, 0.58, 0],
              half: [1.45, 0.58, 0.42],
              round: 0.05,
              ribs: [
                {
                  across: 'x',
                  every: 0.4189,
                  depth: 0.03,
                  sharpness: 3,
                  shift: 0.1,
                  within: { y: [-9, 0.47], z: [0.3, 9] },
                },
              ],
              dye: 'denim',
            },
            { shape: 'box', at: [0, 1.22, 0.04], half: [1.6, 0.09, 0.58], round: 0.04, dye: 'cotton' },
            { prop: 'figure', at: [0.15, 0, -0.72], scale: 1.34, dye: 'rust' },
            {
              shape: 'overlap',
              of: [
                { shape: 'sphere', at: [1, 1.3, 0.12], radius: 0.26 },
                { shape: 'half', axis: 'y', from: 1.32 },
              ],
              dye: 'amber',
            },
            { shape: 'sphere', at: [1, 1.59, 0.12], radius: 0.07, dye: 'amber' },
          ],
        },
        {
          at: [-1.75, 1, 0.5],
          yaw: 5.7,
          tilt: 11.5,
          group: [
            {
              shape: 'cut',
              from: { shape: 'box', half: [0.76, 1, 0.07], round: 0.06 },
              away: [{ shape: 'box', at: [0, 0.82, 0], half: [0.2, 0.06, 0.3], round: 0.04 }],
              dye: 'cotton',
            },
            { shape: 'box', at: [0, -0.76, 0.03], half: [0.76, 0.24, 0.065], round: 0.05, dye: 'rust' },
            {
              shape: 'cylinder',
              at: [0, 0.27, 0.08],
              tilt: 90,
              radius: 0.39,
              half: 0.045,
              round: 0.02,
              dye: 'denim',
            },
            { shape: 'sphere', at: [0, 0.38, 0.12], radius: 0.13, dye: 'cotton' },
            {
              shape: 'overlap',
              of: [
                { shape: 'sphere', at: [0, -0.02, 0.04], radius: 0.26 },
                { shape: 'half', axis: 'y', from: 0 },
              ],
              dye: 'cotton',
            },
            { shape: 'box', at: [0, -0.31, 0.08], half: [0.46, 0.06, 0.03], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [1.3, 0, 0.7],
          group: [
            { shape: 'box', at: [0, 0.6, 0], half: [0.27, 0.6, 0.25], round: 0.05, dye: 'slate' },
            { shape: 'box', at: [0, 1.24, 0], half: [0.3, 0.06, 0.28], round: 0.03, dye: 'amber' },
            {
              at: [0, 0.92, 0.34],
              roll: -24.1,
              group: [
                {
                  shape: 'box',
                  at: [0.85, 0, 0],
                  half: [1.3, 0.15, 0.07],
                  round: 0.04,
                  dye: { paint: 'stripes', axis: 'x', width: 0.4, shift: -0.45, dyes: ['rust', 'cotton'] },
                },
                {
                  shape: 'cylinder',
                  at: [0, 0, 0.02],
                  tilt: 90,
                  radius: 0.21,
                  half: 0.13,
                  round: 0.03,
                  dye: 'amber',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
