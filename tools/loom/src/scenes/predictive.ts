import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Rising bars with a thread that runs on into the future',
  frame: wide,
  ground: 'turmeric',
  seed: 401,

  parts: [
    {
      yaw: -29.8,
      group: [
        { shape: 'box', at: [0, 0.1, 0], half: [2.55, 0.1, 0.62], round: 0.04, dye: 'slate' },
        { shape: 'box', at: [-2.05, 0.45, 0], half: [0.3, 0.25, 0.42], round: 0.03, dye: 'denim' },
        { shape: 'box', at: [-1.23, 0.625, 0], half: [0.3, 0.425, 0.42], round: 0.03, dye: 'denim' },
        { shape: 'box', at: [-0.41, 0.55, 0], half: [0.3, 0.35, 0.42], round: 0.03, dye: 'denim' },
        { shape: 'box', at: [0.41, 0.85, 0], half: [0.3, 0.65, 0.42], round: 0.03, dye: 'denim' },
        {
          at: [1.23, 1.075, 0],
          group: [
            { shape: 'box', half: [0.3, 0.875, 0.42], round: 0.03, dye: 'cotton' },
            {
              shape: 'box',
              at: [
                [0, -0.82, 0],
                [0, -0.46, 0],
                [0, -0.1, 0],
                [0, 0.26, 0],
                [0, 0.62, 0],
              ],
              half: [0.31, 0.06, 0.43],
              round: 0.03,
              dye: 'denim',
            },
          ],
        },
        {
          at: [2.05, 1.375, 0],
          group: [
            { shape: 'box', half: [0.3, 1.175, 0.42], round: 0.03, dye: 'cotton' },
            {
              shape: 'box',
              at: [
                [0, -0.82, 0],
                [0, -0.46, 0],
                [0, -0.1, 0],
                [0, 0.26, 0],
                [0, 0.62, 0],
                [0, 0.98, 0],
              ],
              half: [0.31, 0.06, 0.43],
              round: 0.03,
              dye: 'denim',
            },
          ],
        },
        {
          shape: 'thread',
          through: [
            [-2.05, 1.12, 0.1],
            [-1.23, 1.47, 0.1],
            [-0.41, 1.37, 0.1],
            [0.41, 1.92, 0.1],
          ],
          radius: 0.1,
          smooth: 6,
          dye: 'rust',
        },
        { shape: 'rod', from: [0.4651, 1.9533, 0.1], to: [0.5371, 1.9965, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [0.7182, 2.1052, 0.1], to: [0.8206, 2.1669, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [1.032, 2.2959, 0.1], to: [1.1344, 2.3595, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [1.3226, 2.4787, 0.1], to: [1.4174, 2.5383, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [1.6093, 2.6594, 0.1], to: [1.7041, 2.7207, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [1.8859, 2.8448, 0.1], to: [1.9707, 2.9073, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [2.126, 3.0363, 0.1], to: [2.2009, 3.108, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [2.3431, 3.2575, 0.1], to: [2.4081, 3.3304, 0.1], radius: 0.1, dye: 'rust' },
        { shape: 'rod', from: [2.5199, 3.4595, 0.1], to: [2.5645, 3.5109, 0.1], radius: 0.1, dye: 'rust' },
        {
          shape: 'sphere',
          at: [
            [-2.05, 1.12, 0.1],
            [-1.23, 1.47, 0.1],
            [-0.41, 1.37, 0.1],
            [0.41, 1.92, 0.1],
          ],
          radius: 0.17,
          dye: 'cotton',
        },
        { shape: 'sphere', at: [2.6, 3.55, 0.1], radius: 0.26, dye: 'rust' },
        { shape: 'rod', from: [-2.05, 1.12, 0.1], to: [-2.05, 0.8, 0], radius: 0.035, dye: 'slate' },
        { shape: 'rod', from: [-1.23, 1.47, 0.1], to: [-1.23, 1.15, 0], radius: 0.035, dye: 'slate' },
        { shape: 'rod', from: [-0.41, 1.32, 0.1], to: [-0.41, 1, 0], radius: 0.035, dye: 'slate' },
        { shape: 'rod', from: [0.41, 1.92, 0.1], to: [0.41, 1.6, 0], radius: 0.035, dye: 'slate' },
        { shape: 'rod', from: [1.23, 2.37, 0.1], to: [1.23, 2.05, 0], radius: 0.035, dye: 'slate' },
        { shape: 'rod', from: [2.05, 2.97, 0.1], to: [2.05, 2.65, 0], radius: 0.035, dye: 'slate' },
      ],
    },
  ],
};
