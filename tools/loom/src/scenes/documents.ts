import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Loose papers passing through a frame and leaving as sorted tiles',
  frame: wide,
  ground: 'cotton',
  seed: 402,

  parts: [
    {
      yaw: -9.2,
      group: [
        { shape: 'box', at: [0, 0.3, 0], half: [2.75, 0.12, 0.85], round: 0.1, dye: 'slate' },
        {
          shape: 'box',
          at: [
            [-2.3, 0.1, -0.6],
            [-2.3, 0.1, 0.6],
            [-0.8, 0.1, -0.6],
            [-0.8, 0.1, 0.6],
            [0.8, 0.1, -0.6],
            [0.8, 0.1, 0.6],
            [2.3, 0.1, -0.6],
            [2.3, 0.1, 0.6],
          ],
          half: [0.1, 0.12, 0.1],
          round: 0.03,
          dye: 'slate',
        },
        {
          at: [0, 1.25, 0],
          group: [
            {
              shape: 'cut',
              from: { shape: 'box', half: [0.24, 1.25, 1.3], round: 0.08 },
              away: [{ shape: 'box', at: [0, -0.25, 0], half: [0.6, 0.85, 0.98], round: 0.05 }],
              dye: 'rust',
            },
            {
              shape: 'sphere',
              at: [
                [0.26, 0.93, -0.6],
                [0.26, 0.93, 0],
                [0.26, 0.93, 0.6],
              ],
              radius: 0.1,
              dye: 'amber',
            },
          ],
        },
        {
          at: [-2.15, 0.5, -0.05],
          yaw: 28.6,
          roll: 2.9,
          group: [
            { shape: 'box', half: [0.6, 0.035, 0.8], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [0, 0.045, -0.5], half: [0.42, 0.02, 0.06], round: 0.02, dye: 'rust' },
            {
              shape: 'box',
              at: [
                [0, 0.045, -0.18],
                [0, 0.045, 0.14],
              ],
              half: [0.42, 0.02, 0.06],
              round: 0.02,
              dye: 'slate',
            },
            { shape: 'box', at: [-0.1, 0.045, 0.46], half: [0.3, 0.02, 0.06], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [-2, 0.66, 0.1],
          yaw: -20.1,
          roll: -4.6,
          group: [
            { shape: 'box', half: [0.6, 0.035, 0.8], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [0, 0.045, -0.5], half: [0.42, 0.02, 0.06], round: 0.02, dye: 'rust' },
            {
              shape: 'box',
              at: [
                [0, 0.045, -0.18],
                [0, 0.045, 0.14],
              ],
              half: [0.42, 0.02, 0.06],
              round: 0.02,
              dye: 'slate',
            },
            { shape: 'box', at: [-0.1, 0.045, 0.46], half: [0.3, 0.02, 0.06], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [-1.85, 0.84, -0.02],
          yaw: 8.6,
          roll: 5.7,
          group: [
            { shape: 'box', half: [0.6, 0.035, 0.8], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [0, 0.045, -0.5], half: [0.42, 0.02, 0.06], round: 0.02, dye: 'rust' },
            {
              shape: 'box',
              at: [
                [0, 0.045, -0.18],
                [0, 0.045, 0.14],
              ],
              half: [0.42, 0.02, 0.06],
              round: 0.02,
              dye: 'slate',
            },
            { shape: 'box', at: [-0.1, 0.045, 0.46], half: [0.3, 0.02, 0.06], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [-0.85, 0.5, 0],
          yaw: 4.6,
          group: [
            { shape: 'box', half: [0.6, 0.035, 0.8], round: 0.02, dye: 'cotton' },
            { shape: 'box', at: [0, 0.045, -0.5], half: [0.42, 0.02, 0.06], round: 0.02, dye: 'rust' },
            {
              shape: 'box',
              at: [
                [0, 0.045, -0.18],
                [0, 0.045, 0.14],
              ],
              half: [0.42, 0.02, 0.06],
              round: 0.02,
              dye: 'slate',
            },
            { shape: 'box', at: [-0.1, 0.045, 0.46], half: [0.3, 0.02, 0.06], round: 0.02, dye: 'slate' },
          ],
        },
        {
          shape: 'box',
          at: [
            [0.95, 0.56, -0.36],
            [1.61, 0.56, 0.34],
          ],
          half: [0.27, 0.14, 0.28],
          round: 0.05,
          dye: 'amber',
        },
        { shape: 'box', at: [0.95, 0.56, 0.34], half: [0.27, 0.14, 0.28], round: 0.05, dye: 'moss' },
        {
          shape: 'box',
          at: [
            [1.61, 0.72, -0.36],
            [2.27, 0.72, 0.34],
          ],
          half: [0.27, 0.3, 0.28],
          round: 0.05,
          dye: 'moss',
        },
        { shape: 'box', at: [2.27, 0.88, -0.36], half: [0.27, 0.46, 0.28], round: 0.05, dye: 'rust' },
      ],
    },
  ],
};
