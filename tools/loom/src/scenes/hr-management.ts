import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Three woven figures in front of a clipboard',
  frame: tall,
  ground: 'denim',
  seed: 203,

  parts: [
    {
      at: [-0.1, 1.72, -0.7],
      yaw: -20.6,
      tilt: 9.2,
      group: [
        { shape: 'box', half: [1.32, 1.72, 0.09], round: 0.08, dye: 'amber' },
        { shape: 'box', at: [0, -0.1, 0.09], half: [1.14, 1.46, 0.05], round: 0.03, dye: 'cotton' },
        { shape: 'box', at: [0, 1.5, 0.14], half: [0.46, 0.17, 0.1], round: 0.05, dye: 'slate' },
        {
          shape: 'cylinder',
          at: [0, 1.72, 0.1],
          tilt: 90,
          radius: 0.2,
          half: 0.08,
          round: 0.03,
          dye: 'slate',
        },
        {
          shape: 'cylinder',
          at: [-0.72, 0.78, 0.14],
          tilt: 90,
          radius: 0.22,
          half: 0.04,
          round: 0.02,
          dye: 'rust',
        },
        {
          shape: 'box',
          at: [
            [0.02, 0.88, 0.15],
            [0.02, 0.26, 0.15],
            [0.02, -0.36, 0.15],
          ],
          half: [0.36, 0.055, 0.03],
          round: 0.02,
          dye: 'slate',
        },
        {
          shape: 'box',
          at: [
            [-0.06, 0.68, 0.15],
            [-0.06, 0.06, 0.15],
            [-0.06, -0.56, 0.15],
          ],
          half: [0.28, 0.055, 0.03],
          round: 0.02,
          dye: 'slate',
        },
        {
          shape: 'slab',
          at: [
            [0.78, 0.78, 0.15],
            [0.78, 0.16, 0.15],
          ],
          outline: { outline: 'tick', size: 0.36, width: 0.055 },
          half: 0.05,
          round: 0.015,
          dye: 'moss',
        },
        {
          shape: 'cylinder',
          at: [-0.72, 0.16, 0.14],
          tilt: 90,
          radius: 0.22,
          half: 0.04,
          round: 0.02,
          dye: 'moss',
        },
        {
          shape: 'cylinder',
          at: [-0.72, -0.46, 0.14],
          tilt: 90,
          radius: 0.22,
          half: 0.04,
          round: 0.02,
          dye: 'slate',
        },
        {
          shape: 'slab',
          at: [0.78, -0.46, 0.15],
          outline: { outline: 'tick', size: 0.36, width: 0.055 },
          half: 0.05,
          round: 0.015,
          dye: 'rust',
        },
      ],
    },
    { prop: 'figure', at: [-0.95, 0, 1.15], scale: 0.95, dye: 'rust' },
    { prop: 'figure', at: [0.25, 0, 0.85], scale: 1.12, dye: 'cotton' },
    { prop: 'figure', at: [1.2, 0, -0.05], scale: 0.95, dye: 'moss' },
  ],
};
