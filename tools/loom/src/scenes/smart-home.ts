import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A house sending signals, with three sensors on threads',
  frame: wide,
  ground: 'vat',
  seed: 305,

  parts: [
    {
      at: [-0.1, 0, -0.55],
      yaw: -5.7,
      group: [
        { shape: 'box', at: [0, 0.72, 0], half: [1.1, 0.72, 0.82], round: 0.03, dye: 'cotton' },
        {
          shape: 'slab',
          outline: {
            outline: 'polygon',
            points: [
              [1.1, 1.36],
              [-1.1, 1.36],
              [0, 2.3],
            ],
          },
          half: 1.26,
          round: 0.03,
          facing: 'x',
          dye: 'rust',
        },
        { shape: 'box', at: [-0.5, 0.48, 0.82], half: [0.24, 0.48, 0.04], round: 0.02, dye: 'rust' },
        { shape: 'sphere', at: [-0.34, 0.5, 0.88], radius: 0.04, dye: 'amber' },
        { shape: 'box', at: [0.45, 0.82, 0.82], half: [0.34, 0.3, 0.04], round: 0.02, dye: 'glow' },
        {
          shape: 'box',
          at: [
            [0.45, 0.82, 0.86],
            [1.14, 0.82, 0],
          ],
          half: [0.03, 0.3, 0.03],
          round: 0.01,
          dye: 'cotton',
        },
        { shape: 'box', at: [1.1, 0.82, 0], half: [0.04, 0.3, 0.38], round: 0.02, dye: 'glow' },
        {
          at: [0, 2.2, 0],
          yaw: -28.6,
          group: [
            { shape: 'cylinder', at: [0, 0.05, 0], radius: 0.05, half: 0.2, dye: 'amber' },
            { shape: 'sphere', at: [0, 0.26, 0], radius: 0.14, dye: 'amber' },
            {
              shape: 'slab',
              at: [0, 0.26, 0],
              outline: { outline: 'arc', radius: 0.46, width: 0.08, from: -48.7, to: 48.7 },
              half: 0.075,
              round: 0.04,
              dye: 'amber',
            },
            {
              shape: 'slab',
              at: [0, 0.26, 0],
              outline: { outline: 'arc', radius: 0.8, width: 0.08, from: -48.7, to: 48.7 },
              half: 0.075,
              round: 0.04,
              dye: 'amber',
            },
          ],
        },
      ],
    },
    {
      at: [-1.35, 0, 1.35],
      group: [
        { shape: 'cylinder', at: [0, 0.16, 0], radius: 0.42, half: 0.16, round: 0.06, dye: 'denim' },
        { shape: 'cylinder', at: [0, 0.33, 0], radius: 0.28, half: 0.04, round: 0.02, dye: 'cotton' },
        { shape: 'sphere', at: [0, 0.38, 0], radius: 0.12, dye: 'amber' },
      ],
    },
    {
      at: [0.35, 0, 1.55],
      group: [
        { shape: 'cylinder', at: [0, 0.16, 0], radius: 0.42, half: 0.16, round: 0.06, dye: 'denim' },
        { shape: 'cylinder', at: [0, 0.33, 0], radius: 0.28, half: 0.04, round: 0.02, dye: 'cotton' },
        { shape: 'sphere', at: [0, 0.38, 0], radius: 0.12, dye: 'amber' },
      ],
    },
    {
      at: [1.75, 0, 0.35],
      group: [
        { shape: 'cylinder', at: [0, 0.16, 0], radius: 0.42, half: 0.16, round: 0.06, dye: 'denim' },
        { shape: 'cylinder', at: [0, 0.33, 0], radius: 0.28, half: 0.04, round: 0.02, dye: 'cotton' },
        { shape: 'sphere', at: [0, 0.38, 0], radius: 0.12, dye: 'amber' },
      ],
    },
    {
      shape: 'thread',
      through: [
        [-0.7, 0.07, 0.2],
        [-1.1, 0.07, 0.6],
        [-1.25, 0.07, 0.9],
        [-1.35, 0.07, 1.2],
      ],
      radius: 0.07,
      smooth: 4,
      dye: 'amber',
    },
    {
      shape: 'thread',
      through: [
        [0.25, 0.07, 0.2],
        [0.45, 0.07, 0.6],
        [0.3, 0.07, 0.95],
        [0.35, 0.07, 1.4],
      ],
      radius: 0.07,
      smooth: 4,
      dye: 'amber',
    },
    {
      shape: 'thread',
      through: [
        [0.9, 0.07, -0.3],
        [1.25, 0.07, -0.05],
        [1.4, 0.07, 0.2],
        [1.7, 0.07, 0.35],
      ],
      radius: 0.07,
      smooth: 4,
      dye: 'amber',
    },
  ],
};
