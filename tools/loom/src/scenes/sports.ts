import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A trophy on a podium with a football',
  frame: tall,
  ground: 'neem',
  seed: 208,

  parts: [
    {
      at: [-0.1, 0, -0.3],
      yaw: -19.5,
      group: [
        {
          at: [-1.28, 0.5, 0],
          group: [
            { shape: 'box', half: [0.62, 0.5, 0.6], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [0, 0.45, 0], half: [0.65, 0.06, 0.63], round: 0.02, dye: 'rust' },
            {
              at: [0, 0.02, 0],
              scale: 1.25,
              group: [
                {
                  shape: 'slab',
                  at: [0, 0, 0.5],
                  outline: {
                    outline: 'line',
                    points: [
                      [-0.15, 0.15],
                      [-0.02, 0.25],
                      [0.14, 0.15],
                      [0.1, 0],
                      [-0.16, -0.25],
                      [0.17, -0.25],
                    ],
                    width: 0.055,
                  },
                  half: 0.04,
                  round: 0.015,
                  dye: 'slate',
                },
              ],
            },
          ],
        },
        {
          at: [0, 0.78, 0],
          group: [
            { shape: 'box', half: [0.62, 0.78, 0.6], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [0, 0.73, 0], half: [0.65, 0.06, 0.63], round: 0.02, dye: 'rust' },
            {
              at: [0, 0.02, 0],
              scale: 1.25,
              group: [
                {
                  shape: 'slab',
                  at: [0, 0, 0.5],
                  outline: {
                    outline: 'line',
                    points: [
                      [-0.1, 0.14],
                      [0.03, 0.24],
                      [0.03, -0.26],
                    ],
                    width: 0.055,
                  },
                  half: 0.04,
                  round: 0.015,
                  dye: 'slate',
                },
              ],
            },
          ],
        },
        {
          at: [1.28, 0.36, 0],
          group: [
            { shape: 'box', half: [0.62, 0.36, 0.6], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [0, 0.31, 0], half: [0.65, 0.06, 0.63], round: 0.02, dye: 'rust' },
            {
              at: [0, 0.02, 0],
              scale: 1.25,
              group: [
                {
                  shape: 'slab',
                  at: [0, 0, 0.5],
                  outline: {
                    outline: 'line',
                    points: [
                      [-0.15, 0.22],
                      [0.02, 0.25],
                      [0.14, 0.13],
                      [0, 0.01],
                      [0.15, -0.12],
                      [0.02, -0.25],
                      [-0.16, -0.22],
                    ],
                    width: 0.055,
                  },
                  half: 0.04,
                  round: 0.015,
                  dye: 'slate',
                },
              ],
            },
          ],
        },
        {
          at: [0, 1.6, 0],
          group: [
            { shape: 'box', at: [0, 0.1, 0], half: [0.3, 0.1, 0.3], round: 0.03, dye: 'slate' },
            { shape: 'cone', at: [0, 0.2, 0], bottom: 0.2, top: 0.08, height: 0.35, dye: 'amber' },
            { shape: 'sphere', at: [0, 0.58, 0], radius: 0.13, dye: 'amber' },
            {
              at: [0, 1.12, 0],
              group: [
                {
                  shape: 'cut',
                  from: {
                    shape: 'overlap',
                    of: [
                      {
                        shape: 'join',
                        of: [
                          { shape: 'cone', at: [0, -0.3, 0], bottom: 0.22, top: 0.46, height: 0.55 },
                          { shape: 'sphere', at: [0, -0.15, 0], radius: 0.38 },
                        ],
                        blend: 0.1,
                      },
                      { shape: 'half', axis: 'y', to: 0.38 },
                    ],
                  },
                  away: [{ shape: 'cylinder', at: [0, 0.5, 0], radius: 0.38, half: 0.35 }],
                  dye: 'amber',
                },
                { shape: 'torus', at: [0, 0.38, 0], radius: 0.45, thickness: 0.06, dye: 'amber' },
                {
                  shape: 'torus',
                  at: [
                    [-0.5, 0.05, 0],
                    [0.5, 0.05, 0],
                  ],
                  tilt: 90,
                  radius: 0.25,
                  thickness: 0.06,
                  dye: 'amber',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      at: [1.05, 0.46, 1.35],
      tilt: 22.9,
      group: [
        { shape: 'sphere', yaw: 28.6, radius: 0.46, dye: { paint: 'spots', dyes: ['cotton', 'slate'] } },
      ],
    },
  ],
};
