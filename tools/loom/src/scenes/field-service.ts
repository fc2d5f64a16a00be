import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A phone with a checklist beside a hard hat and a wrench',
  frame: wide,
  ground: 'mist',
  seed: 303,

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
            { shape: 'box', at: [0, 1.1, 0.14], half: [0.7, 0.18, 0.05], round: 0.05, dye: 'rust' },
            {
              shape: 'slab',
              at: [
                [-0.45, 0.6, 0.14],
                [-0.45, 0.15, 0.14],
                [-0.45, -0.3, 0.14],
              ],
              outline: { outline: 'tick', size: 0.38, width: 0.065 },
              half: 0.06,
              round: 0.015,
              dye: 'moss',
            },
            {
              shape: 'box',
              at: [
                [0.2, 0.6, 0.14],
                [0.2, -0.3, 0.14],
              ],
              half: [0.38, 0.055, 0.03],
              round: 0.02,
              dye: 'slate',
            },
            {
              shape: 'box',
              at: [
                [0.14, 0.15, 0.14],
                [0.14, -0.75, 0.14],
              ],
              half: [0.32, 0.055, 0.03],
              round: 0.02,
              dye: 'slate',
            },
            { shape: 'box', at: [-0.45, -0.75, 0.14], half: [0.15, 0.15, 0.05], round: 0.04, dye: 'slate' },
            { shape: 'box', at: [0, -1.3, 0.15], half: [0.7, 0.16, 0.05], round: 0.06, dye: 'amber' },
          ],
        },
        {
          at: [1.5, 0.1, -0.2],
          yaw: 5.7,
          scale: 1.25,
          group: [
            {
              shape: 'overlap',
              of: [
                { shape: 'ellipsoid', radii: [1, 0.92, 0.86] },
                { shape: 'half', axis: 'y', from: 0 },
              ],
              dye: 'amber',
            },
            {
              shape: 'overlap',
              of: [
                { shape: 'ellipsoid', radii: [1.08, 1.02, 0.95] },
                { shape: 'box', half: [0.14, 9, 9] },
                { shape: 'half', axis: 'y', from: 0 },
              ],
              dye: 'amber',
            },
            {
              shape: 'overlap',
              of: [
                { shape: 'ellipsoid', radii: [1.04, 0.97, 0.91] },
                { shape: 'box', at: [-0.42, 0, 0], half: [0.07, 9, 9] },
                { shape: 'half', axis: 'y', from: 0 },
              ],
              dye: 'amber',
            },
            {
              shape: 'overlap',
              of: [
                { shape: 'ellipsoid', radii: [1.04, 0.97, 0.91] },
                { shape: 'box', at: [0.42, 0, 0], half: [0.07, 9, 9] },
                { shape: 'half', axis: 'y', from: 0 },
              ],
              dye: 'amber',
            },
            { shape: 'cylinder', at: [0, 0, 0.12], radius: 1.12, half: 0.07, round: 0.04, dye: 'amber' },
          ],
        },
        {
          shape: 'slab',
          at: [0.9, 0.12, 1.5],
          yaw: 8.6,
          outline: {
            outline: 'join',
            of: [
              {
                outline: 'join',
                of: [
                  { outline: 'rectangle', half: [0.85, 0.15], round: 0.03 },
                  {
                    outline: 'cut',
                    from: { outline: 'disc', radius: 0.4 },
                    away: [{ outline: 'rectangle', half: [0.34, 0.17], round: 0, at: [0.3, 0] }],
                    at: [0.95, 0],
                  },
                ],
                blend: 0.12,
              },
              {
                outline: 'join',
                of: [
                  { outline: 'rectangle', half: [0.6, 0.15], round: 0.03, at: [-0.15, 0] },
                  {
                    outline: 'cut',
                    from: { outline: 'disc', radius: 0.34 },
                    away: [{ outline: 'disc', radius: 0.17 }],
                    at: [-0.95, 0],
                  },
                ],
                blend: 0.1,
              },
            ],
          },
          half: 0.11,
          round: 0.04,
          facing: 'y',
          dye: 'rust',
        },
      ],
    },
  ],
};
