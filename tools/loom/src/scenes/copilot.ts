import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'An old terminal answering with a speech bubble',
  frame: wide,
  ground: 'mist',
  seed: 404,

  parts: [
    {
      at: [-0.35, 0, -0.3],
      yaw: -24.1,
      group: [
        {
          at: [0, 1.62, 0],
          group: [
            {
              shape: 'join',
              of: [
                { shape: 'box', at: [0, 0, 0.2], half: [1.45, 1.12, 0.3], round: 0.12 },
                { shape: 'box', at: [0, 0, -0.4], half: [1, 0.82, 0.5], round: 0.12 },
              ],
              blend: 0.3,
              dye: 'cotton',
            },
            { shape: 'box', at: [0, 0.08, 0.48], half: [1.2, 0.86, 0.06], round: 0.08, dye: 'slate' },
            { shape: 'box', at: [0.95, -0.96, 0.5], half: [0.16, 0.05, 0.04], round: 0.02, dye: 'rust' },
            { shape: 'box', at: [-0.62, 0.62, 0.56], half: [0.36, 0.065, 0.04], round: 0.03, dye: 'amber' },
            { shape: 'box', at: [0.1, 0.62, 0.56], half: [0.24, 0.065, 0.04], round: 0.03, dye: 'moss' },
            { shape: 'box', at: [-0.48, 0.36, 0.56], half: [0.5, 0.065, 0.04], round: 0.03, dye: 'moss' },
            { shape: 'box', at: [-0.72, 0.1, 0.56], half: [0.26, 0.065, 0.04], round: 0.03, dye: 'moss' },
            { shape: 'box', at: [-0.1, 0.1, 0.56], half: [0.22, 0.065, 0.04], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [-0.55, -0.16, 0.56], half: [0.43, 0.065, 0.04], round: 0.03, dye: 'moss' },
            { shape: 'box', at: [-0.94, -0.48, 0.56], half: [0.09, 0.065, 0.04], round: 0.03, dye: 'rust' },
            { shape: 'box', at: [-0.68, -0.48, 0.56], half: [0.1, 0.065, 0.04], round: 0.03, dye: 'cotton' },
          ],
        },
        { shape: 'box', at: [0, 0.36, 0], half: [0.4, 0.2, 0.34], round: 0.05, dye: 'cotton' },
        { shape: 'box', at: [0, 0.12, 0.05], half: [0.95, 0.12, 0.62], round: 0.08, dye: 'cotton' },
        {
          at: [-0.1, 0.12, 1.5],
          tilt: 4.6,
          group: [
            { shape: 'box', half: [1.3, 0.1, 0.46], round: 0.06, dye: 'cotton' },
            {
              shape: 'box',
              at: [
                [-1.08, 0.12, -0.26],
                [-1.08, 0.12, 0],
                [-1.08, 0.12, 0.26],
                [-0.81, 0.12, -0.26],
                [-0.81, 0.12, 0],
                [-0.81, 0.12, 0.26],
                [-0.54, 0.12, -0.26],
                [-0.54, 0.12, 0],
                [-0.54, 0.12, 0.26],
                [-0.27, 0.12, -0.26],
                [-0.27, 0.12, 0],
                [-0.27, 0.12, 0.26],
                [0, 0.12, -0.26],
                [0, 0.12, 0],
                [0, 0.12, 0.26],
                [0.27, 0.12, -0.26],
                [0.27, 0.12, 0],
                [0.27, 0.12, 0.26],
                [0.54, 0.12, -0.26],
                [0.54, 0.12, 0],
                [0.54, 0.12, 0.26],
                [0.81, 0.12, -0.26],
                [0.81, 0.12, 0],
                [0.81, 0.12, 0.26],
                [1.08, 0.12, -0.26],
                [1.08, 0.12, 0],
              ],
              half: [0.1, 0.05, 0.09],
              round: 0.03,
              dye: 'slate',
            },
            { shape: 'box', at: [1.08, 0.12, 0.26], half: [0.1, 0.05, 0.09], round: 0.03, dye: 'rust' },
          ],
        },
        {
          at: [1.5, 2.3, 0.74],
          group: [
            {
              shape: 'slab',
              outline: {
                outline: 'join',
                of: [
                  { outline: 'rectangle', half: [0.95, 0.58], round: 0.26 },
                  {
                    outline: 'polygon',
                    points: [
                      [-0.7, 0.1],
                      [-0.25, -0.4],
                      [-1.2, -0.85],
                    ],
                  },
                ],
              },
              half: 0.17,
              round: 0.06,
              dye: 'rust',
            },
            {
              shape: 'sphere',
              at: [
                [-0.45, 0.02, 0.16],
                [0, 0.02, 0.16],
                [0.45, 0.02, 0.16],
              ],
              radius: 0.15,
              dye: 'cotton',
            },
          ],
        },
      ],
    },
  ],
};
