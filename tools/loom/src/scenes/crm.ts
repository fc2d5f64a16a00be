import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A box of contact cards with one card pulled up',
  frame: wide,
  ground: 'turmeric',
  seed: 510,

  parts: [
    {
      yaw: -25.8,
      group: [
        {
          at: [0, 0.62, 0],
          group: [
            {
              shape: 'cut',
              from: { shape: 'box', half: [1.75, 0.62, 1.05], round: 0.07 },
              away: [{ shape: 'box', at: [0, 0.2, 0], half: [1.62, 0.7, 0.92], round: 0.03 }],
              dye: 'slate',
            },
            { shape: 'box', at: [0, 0, 1.06], half: [0.5, 0.22, 0.05], round: 0.03, dye: 'cotton' },
            { shape: 'box', at: [0, 0, 1.11], half: [0.3, 0.045, 0.03], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [0, 1.12, -0.72],
          tilt: 5.7,
          group: [
            { shape: 'box', half: [1.5, 0.95, 0.05], round: 0.05, dye: 'cotton' },
            { shape: 'box', at: [-1.05, 1, 0], half: [0.3, 0.16, 0.05], round: 0.05, dye: 'rust' },
            { shape: 'box', at: [0, 0.72, 0.03], half: [1.45, 0.05, 0.04], round: 0.02, dye: 'rust' },
          ],
        },
        {
          at: [0, 1.1, -0.42],
          tilt: 5.7,
          group: [
            { shape: 'box', half: [1.5, 0.95, 0.05], round: 0.05, dye: 'cotton' },
            { shape: 'box', at: [-0.35, 1, 0], half: [0.3, 0.16, 0.05], round: 0.05, dye: 'moss' },
            { shape: 'box', at: [0, 0.72, 0.03], half: [1.45, 0.05, 0.04], round: 0.02, dye: 'moss' },
          ],
        },
        {
          at: [0, 1.08, -0.12],
          tilt: 5.7,
          group: [
            { shape: 'box', half: [1.5, 0.95, 0.05], round: 0.05, dye: 'cotton' },
            { shape: 'box', at: [0.35, 1, 0], half: [0.3, 0.16, 0.05], round: 0.05, dye: 'denim' },
            { shape: 'box', at: [0, 0.72, 0.03], half: [1.45, 0.05, 0.04], round: 0.02, dye: 'denim' },
          ],
        },
        {
          at: [0, 2.2, 0.18],
          tilt: 5.7,
          group: [
            { shape: 'box', half: [1.5, 0.95, 0.05], round: 0.05, dye: 'cotton' },
            { shape: 'box', at: [-1.05, 1, 0], half: [0.3, 0.16, 0.05], round: 0.05, dye: 'rust' },
            { shape: 'box', at: [0, 0.72, 0.03], half: [1.45, 0.05, 0.04], round: 0.02, dye: 'rust' },
            {
              shape: 'cylinder',
              at: [-0.82, 0.12, 0.07],
              tilt: 90,
              radius: 0.46,
              half: 0.04,
              round: 0.02,
              dye: 'denim',
            },
            { shape: 'sphere', at: [-0.82, 0.26, 0.1], radius: 0.17, dye: 'cotton' },
            {
              shape: 'overlap',
              of: [
                { shape: 'sphere', at: [-0.82, -0.28, 0.02], radius: 0.34 },
                { shape: 'half', axis: 'y', from: -0.28 },
              ],
              dye: 'cotton',
            },
            { shape: 'box', at: [0.5, 0.4, 0.07], half: [0.62, 0.07, 0.03], round: 0.03, dye: 'rust' },
            { shape: 'box', at: [0.4, 0.12, 0.07], half: [0.52, 0.07, 0.03], round: 0.03, dye: 'slate' },
            { shape: 'box', at: [0.3, -0.16, 0.07], half: [0.42, 0.07, 0.03], round: 0.03, dye: 'slate' },
          ],
        },
        {
          at: [0, 0.86, 0.48],
          tilt: 5.7,
          group: [
            { shape: 'box', half: [1.5, 0.95, 0.05], round: 0.05, dye: 'cotton' },
            { shape: 'box', at: [1.05, 1, 0], half: [0.3, 0.16, 0.05], round: 0.05, dye: 'moss' },
            { shape: 'box', at: [0, 0.72, 0.03], half: [1.45, 0.05, 0.04], round: 0.02, dye: 'moss' },
          ],
        },
      ],
    },
  ],
};
