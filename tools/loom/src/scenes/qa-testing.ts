import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A magnifier finding a bug on a checklist',
  frame: wide,
  ground: 'turmeric',
  seed: 504,

  parts: [
    {
      yaw: -36.7,
      group: [
        {
          at: [-0.95, 1.62, -0.35],
          yaw: 11.5,
          tilt: 9.2,
          group: [
            { shape: 'box', half: [1.3, 1.62, 0.08], round: 0.05, dye: 'cotton' },
            { shape: 'box', at: [0, 1.34, 0.06], half: [1.3, 0.28, 0.06], round: 0.04, dye: 'slate' },
            { shape: 'box', at: [-0.45, 1.34, 0.13], half: [0.5, 0.07, 0.03], round: 0.02, dye: 'cotton' },
            {
              shape: 'slab',
              at: [
                [-0.85, 0.75, 0.1],
                [-0.85, 0.25, 0.1],
                [-0.85, -0.25, 0.1],
                [-0.85, -0.75, 0.1],
                [-0.85, -1.2, 0.1],
              ],
              outline: { outline: 'tick', size: 0.4, width: 0.065 },
              half: 0.06,
              round: 0.015,
              dye: 'moss',
            },
            {
              shape: 'box',
              at: [
                [0.1, 0.75, 0.1],
                [0.1, -0.25, 0.1],
                [0.1, -1.2, 0.1],
              ],
              half: [0.55, 0.065, 0.04],
              round: 0.03,
              dye: 'slate',
            },
            {
              shape: 'box',
              at: [
                [-0.02, 0.25, 0.1],
                [-0.02, -0.75, 0.1],
              ],
              half: [0.43, 0.065, 0.04],
              round: 0.03,
              dye: 'slate',
            },
          ],
        },
        {
          at: [1.15, 1.5, 0.45],
          yaw: 8,
          tilt: 6.9,
          group: [
            {
              tilt: 90,
              group: [
                { shape: 'torus', radius: 0.98, thickness: 0.14, dye: 'slate' },
                { shape: 'cylinder', radius: 0.95, half: 0.05, dye: 'sky' },
              ],
            },
            {
              roll: -35.5,
              group: [
                { shape: 'rod', from: [0, -1.1, 0], to: [0, -1.3, 0], radius: 0.12, dye: 'cotton' },
                { shape: 'rod', from: [0, -1.42, 0], to: [0, -1.98, 0], radius: 0.2, dye: 'rust' },
              ],
            },
            {
              at: [0, 0, 0.1],
              roll: 28.6,
              group: [
                {
                  shape: 'ellipsoid',
                  at: [0, -0.08, 0],
                  radii: [0.34, 0.44, 0.26],
                  dye: {
                    paint: 'layers',
                    axis: 'x',
                    borders: [-0.035, 0.035],
                    dyes: ['rust', 'slate', 'rust'],
                  },
                },
                { shape: 'sphere', at: [0, 0.42, 0.03], radius: 0.19, dye: 'slate' },
                {
                  shape: 'rod',
                  from: [-0.25, 0.18, 0.04],
                  to: [-0.55, 0.28, 0.02],
                  radius: 0.045,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [-0.25, -0.08, 0.04],
                  to: [-0.55, -0.08, 0.02],
                  radius: 0.045,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [-0.25, -0.34, 0.04],
                  to: [-0.55, -0.44, 0.02],
                  radius: 0.045,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [-0.06, 0.55, 0.05],
                  to: [-0.24, 0.74, 0.05],
                  radius: 0.035,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [0.25, 0.18, 0.04],
                  to: [0.55, 0.28, 0.02],
                  radius: 0.045,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [0.25, -0.08, 0.04],
                  to: [0.55, -0.08, 0.02],
                  radius: 0.045,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [0.25, -0.34, 0.04],
                  to: [0.55, -0.44, 0.02],
                  radius: 0.045,
                  dye: 'slate',
                },
                {
                  shape: 'rod',
                  from: [0.06, 0.55, 0.05],
                  to: [0.24, 0.74, 0.05],
                  radius: 0.035,
                  dye: 'slate',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
