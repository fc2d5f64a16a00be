import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A phone with a route on a map beside a delivery scooter',
  frame: wide,
  ground: 'blush',
  seed: 302,

  parts: [
    {
      yaw: -39,
      group: [
        {
          at: [-1, 1.78, -0.2],
          yaw: 16,
          tilt: 8.6,
          group: [
            { prop: 'phone', frame: 'slate', glass: 'cotton' },
            { shape: 'box', at: [-0.5, 0.95, 0.13], half: [0.26, 0.36, 0.03], round: 0.02, dye: 'moss' },
            { shape: 'box', at: [0.42, 0.98, 0.13], half: [0.34, 0.3, 0.03], round: 0.02, dye: 'moss' },
            { shape: 'box', at: [-0.5, -0.1, 0.13], half: [0.26, 0.4, 0.03], round: 0.02, dye: 'moss' },
            { shape: 'box', at: [0.45, 0.2, 0.13], half: [0.3, 0.2, 0.03], round: 0.02, dye: 'moss' },
            { shape: 'box', at: [0.42, -0.5, 0.13], half: [0.33, 0.24, 0.03], round: 0.02, dye: 'moss' },
            {
              shape: 'slab',
              at: [0, 0, 0.15],
              outline: {
                outline: 'line',
                points: [
                  [-0.12, -0.75],
                  [-0.12, 0.45],
                  [0.06, 0.52],
                  [0.06, 1.05],
                ],
                width: 0.06,
              },
              half: 0.06,
              round: 0.015,
              dye: 'rust',
            },
            { shape: 'sphere', at: [0.06, 1.08, 0.24], radius: 0.17, dye: 'rust' },
            { shape: 'sphere', at: [-0.12, -0.78, 0.2], radius: 0.12, dye: 'slate' },
            { shape: 'box', at: [0, -1.3, 0.15], half: [0.7, 0.16, 0.05], round: 0.06, dye: 'amber' },
          ],
        },
        {
          at: [1.5, 0, 0.3],
          yaw: 11.5,
          scale: 1.3,
          group: [
            {
              at: [-0.78, 0.34, 0],
              tilt: 90,
              group: [
                { shape: 'cylinder', radius: 0.34, half: 0.12, round: 0.06, dye: 'slate' },
                { shape: 'cylinder', radius: 0.16, half: 0.14, round: 0.03, dye: 'cotton' },
              ],
            },
            {
              at: [0.88, 0.34, 0],
              tilt: 90,
              group: [
                { shape: 'cylinder', radius: 0.34, half: 0.12, round: 0.06, dye: 'slate' },
                { shape: 'cylinder', radius: 0.16, half: 0.14, round: 0.03, dye: 'cotton' },
              ],
            },
            {
              shape: 'join',
              of: [
                { shape: 'box', at: [-0.62, 0.72, 0], half: [0.42, 0.22, 0.24], round: 0.14 },
                { shape: 'box', at: [0.05, 0.42, 0], half: [0.6, 0.08, 0.22], round: 0.06 },
              ],
              blend: 0.18,
              dye: 'rust',
            },
            {
              shape: 'box',
              at: [0.66, 0.85, 0],
              roll: 16,
              half: [0.09, 0.5, 0.27],
              round: 0.07,
              dye: 'rust',
            },
            { shape: 'box', at: [0.88, 0.68, 0], half: [0.3, 0.05, 0.15], round: 0.04, dye: 'rust' },
            { shape: 'rod', from: [0.55, 1.2, 0], to: [0.42, 1.55, 0], radius: 0.06, dye: 'slate' },
            { shape: 'rod', from: [0.42, 1.55, -0.38], to: [0.42, 1.55, 0.38], radius: 0.055, dye: 'slate' },
            { shape: 'sphere', at: [0.66, 1.32, 0], radius: 0.15, dye: 'amber' },
            { shape: 'box', at: [-0.32, 1, 0], half: [0.36, 0.08, 0.22], round: 0.06, dye: 'slate' },
            { shape: 'box', at: [-0.82, 1.38, 0], half: [0.4, 0.38, 0.36], round: 0.04, dye: 'amber' },
            { shape: 'box', at: [-0.82, 1.6, 0], half: [0.42, 0.05, 0.38], round: 0.02, dye: 'cotton' },
            {
              shape: 'slab',
              at: [-0.82, 1.34, 0.37],
              outline: { outline: 'ring', radius: 0.13, width: 0.035 },
              half: 0.03,
              round: 0.015,
              dye: 'cotton',
            },
          ],
        },
      ],
    },
  ],
};
