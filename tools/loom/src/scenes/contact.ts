import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'An envelope and a map pin joined by a thread',
  frame: { ...wide, target: [0, 1.12, 0] },
  ground: 'turmeric',
  seed: 111,

  parts: [
    {
      at: [-0.6, 1.12, -0.25],
      yaw: -19.5,
      tilt: 9.7,
      group: [
        { shape: 'box', half: [1.72, 1.12, 0.14], round: 0.06, dye: 'cotton' },
        {
          shape: 'slab',
          at: [0, 0, 0.15],
          outline: {
            outline: 'polygon',
            points: [
              [-1.66, 1.07],
              [1.66, 1.07],
              [0.12, -0.16],
              [0, -0.2],
              [-0.12, -0.16],
            ],
          },
          half: 0.06,
          round: 0.015,
          dye: 'cotton',
        },
        {
          shape: 'slab',
          at: [0, 0, 0.2],
          outline: {
            outline: 'line',
            points: [
              [-1.57, 1],
              [-0.12, -0.16],
              [0, -0.2],
              [0.12, -0.16],
              [1.57, 1],
            ],
            width: 0.03,
          },
          half: 0.03,
          round: 0.015,
          dye: 'denim',
        },
        {
          shape: 'slab',
          at: [0, 0, 0.14],
          outline: {
            outline: 'join',
            of: [
              {
                outline: 'line',
                points: [
                  [-1.6, -1.02],
                  [-0.42, 0.02],
                ],
                width: 0.025,
              },
              {
                outline: 'line',
                points: [
                  [1.6, -1.02],
                  [0.42, 0.02],
                ],
                width: 0.025,
              },
            ],
          },
          half: 0.03,
          round: 0.015,
          dye: 'denim',
        },
        {
          shape: 'cylinder',
          at: [0, -0.16, 0.24],
          tilt: 90,
          radius: 0.32,
          half: 0.07,
          round: 0.04,
          dye: 'rust',
        },
        {
          shape: 'slab',
          at: [0, -0.16, 0.31],
          outline: { outline: 'ring', radius: 0.2, width: 0.035 },
          half: 0.03,
          round: 0.015,
          dye: 'slate',
        },
      ],
    },
    {
      at: [1.55, 0, 0.85],
      group: [
        { shape: 'cylinder', at: [0, 0.06, 0], radius: 0.7, half: 0.06, round: 0.03, dye: 'denim' },
        { shape: 'cylinder', at: [0, 0.14, 0], radius: 0.42, half: 0.04, round: 0.02, dye: 'cotton' },
        {
          at: [0, 1.72, 0],
          group: [
            { shape: 'sphere', radius: 0.64, dye: 'rust' },
            { shape: 'sphere', at: [0.27, 0.2, 0.27], radius: 0.34, dye: 'cotton' },
          ],
        },
        { shape: 'cone', at: [0, 0.2, 0], bottom: 0.05, top: 0.54, height: 1.35, dye: 'rust' },
      ],
    },
    {
      shape: 'thread',
      through: [
        [1.35, 0.07, 1.3],
        [0.9, 0.07, 1.85],
        [0.1, 0.07, 1.75],
        [-0.2, 0.07, 1.25],
        [-0.75, 0.07, 1.05],
        [-1.25, 0.07, 1.35],
        [-1.55, 0.07, 1],
        [-1.5, 0.07, 0.4],
      ],
      radius: 0.075,
      smooth: 5,
      dye: 'slate',
    },
  ],
};
