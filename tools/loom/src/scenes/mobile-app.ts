import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A phone whose screen is built from coloured tiles',
  frame: { ...wide, target: [0, 1.5, 0] },
  ground: 'turmeric',
  seed: 102,

  parts: [
    {
      at: [0, 1.86, -0.1],
      yaw: -24.1,
      tilt: 9.2,
      group: [
        { prop: 'phone', frame: 'slate', glass: 'cotton', half: [1.08, 1.9] },
        { shape: 'box', at: [0, 1.02, 0.15], half: [0.82, 0.34, 0.05], round: 0.04, dye: 'denim' },
        {
          shape: 'slab',
          at: [0, 0, 0.2],
          outline: {
            outline: 'line',
            points: [
              [-0.62, 0.86],
              [-0.3, 1.08],
              [-0.05, 0.95],
              [0.3, 1.2],
              [0.62, 1.1],
            ],
            width: 0.045,
          },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        {
          shape: 'box',
          at: [
            [-0.58, 0.36, 0.16],
            [0, -0.8, 0.16],
            [0.58, -0.22, 0.16],
          ],
          half: [0.24, 0.24, 0.07],
          round: 0.06,
          dye: 'rust',
        },
        {
          shape: 'box',
          at: [
            [-0.58, -0.22, 0.16],
            [0.58, 0.36, 0.16],
            [0.58, -0.8, 0.16],
          ],
          half: [0.24, 0.24, 0.07],
          round: 0.06,
          dye: 'moss',
        },
        {
          shape: 'box',
          at: [
            [-0.58, -0.8, 0.16],
            [0, 0.36, 0.16],
          ],
          half: [0.24, 0.24, 0.07],
          round: 0.06,
          dye: 'denim',
        },
        { shape: 'box', at: [0, -1.45, 0.14], half: [0.82, 0.13, 0.05], round: 0.06, dye: 'rust' },
      ],
    },
    {
      shape: 'box',
      at: [-1.35, 0.4, 1.15],
      yaw: -11.5,
      tilt: 28.6,
      half: [0.44, 0.44, 0.12],
      round: 0.07,
      dye: 'rust',
    },
    {
      shape: 'box',
      at: [-1.85, 0.34, -0.05],
      yaw: -8.6,
      tilt: 28.6,
      half: [0.38, 0.38, 0.12],
      round: 0.07,
      dye: 'moss',
    },
    {
      shape: 'box',
      at: [1.75, 0.42, -0.75],
      yaw: -28.6,
      tilt: 22.9,
      half: [0.46, 0.46, 0.12],
      round: 0.07,
      dye: 'denim',
    },
    { shape: 'box', at: [1.85, 0.11, 0.3], yaw: 14.3, half: [0.42, 0.11, 0.42], round: 0.07, dye: 'moss' },
    { shape: 'box', at: [1.83, 0.32, 0.28], yaw: 34.4, half: [0.4, 0.1, 0.4], round: 0.07, dye: 'rust' },
    {
      shape: 'box',
      at: [2.35, 0.11, -1.35],
      yaw: 11.5,
      half: [0.36, 0.11, 0.36],
      round: 0.07,
      dye: 'cotton',
    },
  ],
};
