import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Pipes carrying data from small stores into one large one',
  frame: wide,
  ground: 'neem',
  seed: 502,

  parts: [
    {
      yaw: -22.9,
      group: [
        { shape: 'cylinder', at: [1.25, 0.4, -0.1], radius: 1.05, half: 0.4, round: 0.06, dye: 'denim' },
        { shape: 'cylinder', at: [1.25, 1.26, -0.1], radius: 1.05, half: 0.4, round: 0.06, dye: 'cotton' },
        { shape: 'cylinder', at: [1.25, 2.12, -0.1], radius: 1.05, half: 0.4, round: 0.06, dye: 'amber' },
        {
          at: [1.25, 0.4, -0.1],
          yaw: -17.2,
          group: [
            {
              shape: 'cut',
              from: {
                shape: 'overlap',
                of: [
                  { shape: 'cylinder', radius: 1.12, half: 0.065, round: 0.02 },
                  { shape: 'box', at: [-0.12, 0, 0], half: [0.34, 9, 9] },
                  { shape: 'half', axis: 'z', from: 0 },
                ],
              },
              away: [{ shape: 'cylinder', radius: 1.02, half: 1 }],
              dye: 'cotton',
            },
            { shape: 'sphere', at: [0.48, 0, 0.95], radius: 0.1, dye: 'amber' },
          ],
        },
        {
          at: [1.25, 1.26, -0.1],
          yaw: -17.2,
          group: [
            {
              shape: 'cut',
              from: {
                shape: 'overlap',
                of: [
                  { shape: 'cylinder', radius: 1.12, half: 0.065, round: 0.02 },
                  { shape: 'box', at: [-0.12, 0, 0], half: [0.34, 9, 9] },
                  { shape: 'half', axis: 'z', from: 0 },
                ],
              },
              away: [{ shape: 'cylinder', radius: 1.02, half: 1 }],
              dye: 'denim',
            },
            { shape: 'sphere', at: [0.48, 0, 0.95], radius: 0.1, dye: 'rust' },
          ],
        },
        {
          at: [1.25, 2.12, -0.1],
          yaw: -17.2,
          group: [
            {
              shape: 'cut',
              from: {
                shape: 'overlap',
                of: [
                  { shape: 'cylinder', radius: 1.12, half: 0.065, round: 0.02 },
                  { shape: 'box', at: [-0.12, 0, 0], half: [0.34, 9, 9] },
                  { shape: 'half', axis: 'z', from: 0 },
                ],
              },
              away: [{ shape: 'cylinder', radius: 1.02, half: 1 }],
              dye: 'cotton',
            },
            { shape: 'sphere', at: [0.48, 0, 0.95], radius: 0.1, dye: 'amber' },
          ],
        },
        { shape: 'cylinder', at: [-2.1, 0.3, -1], radius: 0.5, half: 0.3, round: 0.06, dye: 'cotton' },
        { shape: 'cylinder', at: [-2.1, 0.96, -1], radius: 0.5, half: 0.3, round: 0.06, dye: 'rust' },
        { shape: 'cylinder', at: [-2.25, 0.3, 0.35], radius: 0.5, half: 0.3, round: 0.06, dye: 'amber' },
        { shape: 'cylinder', at: [-2.25, 0.96, 0.35], radius: 0.5, half: 0.3, round: 0.06, dye: 'denim' },
        { shape: 'cylinder', at: [-1.55, 0.34, 1.5], radius: 0.5, half: 0.34, round: 0.06, dye: 'cotton' },
        {
          shape: 'thread',
          through: [
            [-1.6, 0.35, -1],
            [-0.7, 0.35, -1],
            [-0.7, 1.95, -1],
            [-0.7, 1.95, -0.35],
            [0.3, 1.95, -0.35],
          ],
          radius: 0.15,
          dye: 'rust',
        },
        {
          shape: 'sphere',
          at: [
            [-1.6, 0.35, -1],
            [0.3, 1.95, -0.35],
            [-1.75, 0.35, 0.35],
            [0.32, 1.2, 0.35],
            [-1.05, 0.34, 1.5],
            [0.5, 0.34, 0.62],
          ],
          radius: 0.22,
          dye: 'cotton',
        },
        {
          shape: 'thread',
          through: [
            [-1.75, 0.35, 0.35],
            [-0.65, 0.35, 0.35],
            [-0.65, 1.2, 0.35],
            [0.32, 1.2, 0.35],
          ],
          radius: 0.15,
          dye: 'amber',
        },
        {
          shape: 'thread',
          through: [
            [-1.05, 0.34, 1.5],
            [-0.3, 0.34, 1.5],
            [-0.3, 0.34, 0.62],
            [0.5, 0.34, 0.62],
          ],
          radius: 0.15,
          dye: 'denim',
        },
      ],
    },
  ],
};
