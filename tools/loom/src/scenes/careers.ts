import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A desk with a lit lamp, an open laptop and an empty chair',
  frame: { ...wide, target: [0, 1.1, 0] },
  ground: 'denim',
  seed: 109,

  parts: [
    {
      at: [0, 0, -0.45],
      yaw: -6.9,
      group: [
        { shape: 'box', at: [0, 1.22, 0], half: [1.85, 0.07, 0.8], round: 0.04, dye: 'cotton' },
        { shape: 'box', at: [-1.25, 0.58, 0], half: [0.42, 0.58, 0.66], round: 0.03, dye: 'amber' },
        {
          shape: 'box',
          at: [
            [-1.25, 0.22, 0.66],
            [-1.25, 0.59, 0.66],
            [-1.25, 0.96, 0.66],
          ],
          half: [0.36, 0.15, 0.04],
          round: 0.02,
          dye: 'cotton',
        },
        {
          shape: 'sphere',
          at: [
            [-1.25, 0.22, 0.73],
            [-1.25, 0.59, 0.73],
            [-1.25, 0.96, 0.73],
          ],
          radius: 0.05,
          dye: 'slate',
        },
        { shape: 'box', at: [1.68, 0.58, 0], half: [0.07, 0.58, 0.66], round: 0.02, dye: 'cotton' },
        {
          at: [-0.15, 1.3, 0.12],
          group: [
            { shape: 'box', half: [0.55, 0.035, 0.36], round: 0.02, dye: 'slate' },
            {
              at: [0, 0.36, -0.42],
              tilt: 16,
              group: [
                { shape: 'box', half: [0.55, 0.38, 0.035], round: 0.02, dye: 'slate' },
                { shape: 'box', at: [0, 0.01, 0.03], half: [0.47, 0.3, 0.02], round: 0.01, dye: 'glow' },
              ],
            },
          ],
        },
        {
          at: [1.3, 1.3, -0.25],
          group: [
            { shape: 'cylinder', radius: 0.3, half: 0.05, round: 0.03, dye: 'rust' },
            {
              shape: 'thread',
              through: [
                [0, 0, 0],
                [0.22, 0.75, -0.05],
                [-0.3, 1.3, 0.1],
              ],
              radius: 0.055,
              dye: 'rust',
            },
            {
              at: [-0.42, 1.22, 0.12],
              roll: -25.8,
              group: [
                {
                  shape: 'cut',
                  from: {
                    shape: 'overlap',
                    of: [
                      { shape: 'cone', at: [0, -0.28, 0], bottom: 0.4, top: 0.12, height: 0.42 },
                      { shape: 'half', axis: 'y', from: -0.3 },
                    ],
                  },
                  away: [{ shape: 'cone', at: [0, -0.36, 0], bottom: 0.36, top: 0.08, height: 0.4 }],
                  dye: 'rust',
                },
                { shape: 'sphere', at: [0, -0.2, 0], radius: 0.16, dye: 'glow' },
              ],
            },
          ],
        },
        { shape: 'cylinder', at: [0.72, 1.295, 0.15], radius: 0.42, half: 0.012, round: 0.005, dye: 'glow' },
        {
          shape: 'box',
          at: [-1.35, 1.36, -0.2],
          yaw: 17.2,
          half: [0.32, 0.07, 0.24],
          round: 0.02,
          dye: 'rust',
        },
        {
          shape: 'box',
          at: [-1.33, 1.5, -0.2],
          yaw: 5.7,
          half: [0.28, 0.06, 0.22],
          round: 0.02,
          dye: 'cotton',
        },
      ],
    },
    {
      at: [0.72, 0, 1.35],
      yaw: 120.3,
      group: [
        { shape: 'box', at: [0, 0.72, 0], half: [0.5, 0.1, 0.5], round: 0.09, dye: 'rust' },
        { shape: 'box', at: [0, 1.3, -0.5], tilt: 6.9, half: [0.46, 0.5, 0.09], round: 0.09, dye: 'rust' },
        { shape: 'cylinder', at: [0, 0.42, 0], radius: 0.08, half: 0.26, dye: 'slate' },
        { shape: 'rod', from: [0, 0.2, 0], to: [0.4777, 0.12, 0.1478], radius: 0.06, dye: 'slate' },
        {
          shape: 'sphere',
          at: [
            [0.4777, 0.09, 0.1478],
            [0.0071, 0.09, 0.5],
            [-0.4733, 0.09, 0.1612],
            [-0.2996, 0.09, -0.4003],
            [0.2881, 0.09, -0.4086],
          ],
          radius: 0.1,
          dye: 'slate',
        },
        { shape: 'rod', from: [0, 0.2, 0], to: [0.0071, 0.12, 0.5], radius: 0.06, dye: 'slate' },
        { shape: 'rod', from: [0, 0.2, 0], to: [-0.4733, 0.12, 0.1612], radius: 0.06, dye: 'slate' },
        { shape: 'rod', from: [0, 0.2, 0], to: [-0.2996, 0.12, -0.4003], radius: 0.06, dye: 'slate' },
        { shape: 'rod', from: [0, 0.2, 0], to: [0.2881, 0.12, -0.4086], radius: 0.06, dye: 'slate' },
        { shape: 'rod', from: [0, 0.72, -0.45], to: [0, 1.1, -0.5], radius: 0.07, dye: 'slate' },
      ],
    },
  ],
};
