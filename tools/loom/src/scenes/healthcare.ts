import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A medical case with a stethoscope and a capsule',
  frame: tall,
  ground: 'sage',
  seed: 204,

  parts: [
    {
      at: [0.15, 1, -0.5],
      yaw: -17.2,
      group: [
        { shape: 'box', half: [1.3, 0.92, 0.62], round: 0.16, dye: 'cotton' },
        { shape: 'box', at: [0, 0.3, 0], half: [1.32, 0.035, 0.64], round: 0.03, dye: 'slate' },
        {
          shape: 'slab',
          at: [0, -0.12, 0.62],
          outline: { outline: 'cross', half: [0.17, 0.5] },
          half: 0.08,
          round: 0.015,
          dye: 'rust',
        },
        {
          shape: 'box',
          at: [
            [-0.85, 0.3, 0.64],
            [0.85, 0.3, 0.64],
          ],
          half: [0.15, 0.17, 0.05],
          round: 0.03,
          dye: 'slate',
        },
        { shape: 'box', at: [0, 1.28, 0], half: [0.55, 0.1, 0.14], round: 0.08, dye: 'slate' },
        {
          shape: 'box',
          at: [
            [-0.5, 1.08, 0],
            [0.5, 1.08, 0],
          ],
          half: [0.09, 0.22, 0.12],
          round: 0.04,
          dye: 'slate',
        },
        {
          shape: 'box',
          at: [
            [-1, -0.95, 0.3],
            [1, -0.95, 0.3],
          ],
          half: [0.14, 0.08, 0.1],
          round: 0.03,
          dye: 'slate',
        },
      ],
    },
    {
      shape: 'thread',
      through: [
        [-1.5, 0.1, 0.95],
        [-1.3, 0.1, 1.65],
        [-0.6, 0.1, 1.6],
        [-0.25, 0.1, 1],
        [0.3, 0.1, 1],
        [0.6, 0.1, 1.5],
        [0.5, 0.1, 2.1],
      ],
      radius: 0.1,
      smooth: 5,
      dye: 'denim',
    },
    {
      shape: 'thread',
      through: [
        [-1.5, 0.1, 0.95],
        [-1.95, 0.1, 0.75],
        [-2.3, 0.1, 0.25],
        [-2.1, 0.12, -0.3],
      ],
      radius: 0.075,
      smooth: 4,
      dye: 'slate',
    },
    {
      shape: 'sphere',
      at: [
        [-2.1, 0.12, -0.3],
        [-1.5, 0.12, -0.4],
      ],
      radius: 0.13,
      dye: 'cotton',
    },
    {
      shape: 'thread',
      through: [
        [-1.5, 0.1, 0.95],
        [-1.5, 0.1, 0.5],
        [-1.65, 0.1, 0.05],
        [-1.5, 0.12, -0.4],
      ],
      radius: 0.075,
      smooth: 4,
      dye: 'slate',
    },
    { shape: 'cylinder', at: [0.45, 0.16, 2.15], radius: 0.4, half: 0.15, round: 0.06, dye: 'slate' },
    { shape: 'cylinder', at: [0.45, 0.33, 2.15], radius: 0.27, half: 0.05, round: 0.03, dye: 'cotton' },
    {
      at: [1.35, 0.3, 0.75],
      yaw: 28.6,
      group: [
        {
          shape: 'overlap',
          of: [
            { shape: 'rod', from: [-0.42, 0, 0], to: [0.42, 0, 0], radius: 0.3 },
            { shape: 'half', axis: 'x', to: 0 },
          ],
          dye: 'rust',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'rod', from: [-0.42, 0, 0], to: [0.42, 0, 0], radius: 0.285 },
            { shape: 'half', axis: 'x', from: 0 },
          ],
          dye: 'cotton',
        },
      ],
    },
  ],
};
