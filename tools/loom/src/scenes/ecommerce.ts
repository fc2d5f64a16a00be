import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A shopping cart filled with parcels',
  frame: { ...wide, target: [0, 1.3, 0] },
  ground: 'madder',
  seed: 103,

  parts: [
    {
      at: [0.05, 0, 0],
      yaw: 6.9,
      group: [
        {
          at: [0.1, 1.42, 0],
          group: [
            {
              shape: 'cut',
              flare: 0.16,
              from: { shape: 'box', half: [1.26, 0.55, 0.76], round: 0.04 },
              away: [
                { shape: 'box', at: [0, 0.12, 0], half: [1.18, 0.6, 0.68], round: 0.02 },
                { shape: 'box', at: [-0.8, 0.02, 0], half: [0.105, 0.36, 9] },
                { shape: 'box', at: [-0.44, 0.02, 0], half: [0.105, 0.36, 9] },
                { shape: 'box', at: [-0.08, 0.02, 0], half: [0.105, 0.36, 9] },
                { shape: 'box', at: [0.28, 0.02, 0], half: [0.105, 0.36, 9] },
                { shape: 'box', at: [0.64, 0.02, 0], half: [0.105, 0.36, 9] },
                { shape: 'box', at: [1, 0.02, 0], half: [0.105, 0.36, 9] },
                { shape: 'box', at: [0, 0.02, -0.44], half: [9, 0.36, 0.105] },
                { shape: 'box', at: [0, 0.02, -0.08], half: [9, 0.36, 0.105] },
                { shape: 'box', at: [0, 0.02, 0.28], half: [9, 0.36, 0.105] },
              ],
              dye: 'cotton',
            },
            {
              shape: 'cut',
              flare: 0.16,
              from: { shape: 'box', at: [0, 0.55, 0], half: [1.32, 0.07, 0.82], round: 0.05 },
              away: [{ shape: 'box', at: [0, 0.55, 0], half: [1.16, 0.3, 0.66], round: 0.02 }],
              dye: 'cotton',
            },
          ],
        },
        {
          shape: 'thread',
          through: [
            [-1.2, 1.95, -0.66],
            [-1.62, 2.28, -0.66],
            [-1.78, 2.3, -0.66],
          ],
          radius: 0.075,
          dye: 'slate',
        },
        {
          shape: 'thread',
          through: [
            [-1.05, 0.9, -0.594],
            [-1.3, 0.42, -0.594],
            [1.15, 0.42, -0.594],
          ],
          radius: 0.075,
          dye: 'cotton',
        },
        {
          shape: 'cylinder',
          at: [
            [-1.1, 0.24, -0.594],
            [1.1, 0.24, -0.594],
            [-1.1, 0.24, 0.594],
            [1.1, 0.24, 0.594],
          ],
          tilt: 90,
          radius: 0.24,
          half: 0.11,
          round: 0.05,
          dye: 'slate',
        },
        {
          shape: 'thread',
          through: [
            [-1.2, 1.95, 0.66],
            [-1.62, 2.28, 0.66],
            [-1.78, 2.3, 0.66],
          ],
          radius: 0.075,
          dye: 'slate',
        },
        {
          shape: 'thread',
          through: [
            [-1.05, 0.9, 0.594],
            [-1.3, 0.42, 0.594],
            [1.15, 0.42, 0.594],
          ],
          radius: 0.075,
          dye: 'cotton',
        },
        { shape: 'rod', from: [-1.78, 2.3, -0.72], to: [-1.78, 2.3, 0.72], radius: 0.1, dye: 'slate' },
        { shape: 'rod', from: [1.15, 0.42, -0.6], to: [1.15, 0.42, 0.6], radius: 0.075, dye: 'cotton' },
        { shape: 'rod', from: [-1.3, 0.42, -0.6], to: [-1.3, 0.42, 0.6], radius: 0.075, dye: 'cotton' },
        {
          at: [-0.5, 1.78, 0.1],
          yaw: 5.7,
          group: [
            { shape: 'box', half: [0.5, 0.72, 0.48], round: 0.03, dye: 'amber' },
            { shape: 'box', half: [0.11, 0.74, 0.5], round: 0.02, dye: 'cotton' },
          ],
        },
        {
          at: [0.62, 1.55, -0.18],
          yaw: -11.5,
          group: [
            { shape: 'box', half: [0.46, 0.62, 0.4], round: 0.03, dye: 'sky' },
            { shape: 'box', half: [0.1012, 0.64, 0.42], round: 0.02, dye: 'slate' },
          ],
        },
        {
          at: [0.72, 1.5, 0.42],
          yaw: 8.6,
          group: [
            { shape: 'box', half: [0.34, 0.5, 0.22], round: 0.03, dye: 'cotton' },
            { shape: 'box', half: [0.0748, 0.52, 0.24], round: 0.02, dye: 'amber' },
          ],
        },
        {
          at: [-0.75, 0.34, 1.75],
          yaw: 14.3,
          group: [
            { shape: 'box', half: [0.42, 0.34, 0.36], round: 0.03, dye: 'amber' },
            { shape: 'box', half: [0.0924, 0.36, 0.38], round: 0.02, dye: 'sky' },
          ],
        },
        {
          at: [-0.68, 0.86, 1.72],
          yaw: 28.6,
          group: [
            { shape: 'box', half: [0.3, 0.18, 0.26], round: 0.03, dye: 'sky' },
            { shape: 'box', half: [0.066, 0.2, 0.28], round: 0.02, dye: 'cotton' },
          ],
        },
      ],
    },
  ],
};
