import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Balanced scales on a plinth',
  frame: tall,
  ground: 'madder',
  seed: 202,

  parts: [
    { shape: 'box', at: [0, 0.16, 0], half: [0.95, 0.16, 0.95], round: 0.05, dye: 'slate' },
    { shape: 'box', at: [0, 0.42, 0], half: [0.72, 0.12, 0.72], round: 0.05, dye: 'cotton' },
    {
      yaw: -35.5,
      group: [
        { shape: 'cylinder', at: [0, 0.62, 0], radius: 0.34, half: 0.1, round: 0.05, dye: 'amber' },
        { shape: 'cone', at: [0, 0.6, 0], bottom: 0.17, top: 0.1, height: 2.4, dye: 'amber' },
        { shape: 'sphere', at: [0, 1.55, 0], radius: 0.19, dye: 'amber' },
        { shape: 'sphere', at: [0, 3.2, 0], radius: 0.24, dye: 'amber' },
        {
          shape: 'slab',
          at: [0, 3.02, 0],
          outline: {
            outline: 'polygon',
            points: [
              [-1.42, -0.0158],
              [-1, 0.035],
              [-0.5, 0.0725],
              [0, 0.085],
              [0.5, 0.0725],
              [1, 0.035],
              [1.42, -0.0158],
              [1.42, -0.1858],
              [1, -0.135],
              [0.5, -0.0975],
              [0, -0.085],
              [-0.5, -0.0975],
              [-1, -0.135],
              [-1.42, -0.1858],
            ],
          },
          half: 0.1,
          round: 0.05,
          dye: 'amber',
        },
        {
          at: [-1.36, 2.9, 0],
          group: [
            { shape: 'sphere', radius: 0.14, dye: 'amber' },
            { shape: 'rod', from: [0, 0, 0], to: [-0.55, -1.25, 0.3], radius: 0.035, dye: 'cotton' },
            { shape: 'rod', from: [0, 0, 0], to: [0.55, -1.25, 0.3], radius: 0.035, dye: 'cotton' },
            { shape: 'rod', from: [0, 0, 0], to: [0, -1.25, -0.55], radius: 0.035, dye: 'cotton' },
            {
              shape: 'overlap',
              at: [0, -1, 0],
              of: [
                { shape: 'shell', of: { shape: 'sphere', radius: 0.74 }, thickness: 0.05 },
                { shape: 'half', axis: 'y', to: -0.32 },
              ],
              dye: 'amber',
            },
            { shape: 'cylinder', at: [0, -1.36, 0], radius: 0.68, half: 0.05, round: 0.03, dye: 'amber' },
            {
              shape: 'box',
              at: [0, -1.2, 0],
              yaw: 22.9,
              half: [0.36, 0.08, 0.28],
              round: 0.02,
              dye: 'denim',
            },
            {
              shape: 'box',
              at: [0.02, -1.06, 0],
              yaw: 11.5,
              half: [0.34, 0.06, 0.26],
              round: 0.02,
              dye: 'cotton',
            },
          ],
        },
        {
          at: [1.36, 2.9, 0],
          group: [
            { shape: 'sphere', radius: 0.14, dye: 'amber' },
            { shape: 'rod', from: [0, 0, 0], to: [-0.55, -1.25, 0.3], radius: 0.035, dye: 'cotton' },
            { shape: 'rod', from: [0, 0, 0], to: [0.55, -1.25, 0.3], radius: 0.035, dye: 'cotton' },
            { shape: 'rod', from: [0, 0, 0], to: [0, -1.25, -0.55], radius: 0.035, dye: 'cotton' },
            {
              shape: 'overlap',
              at: [0, -1, 0],
              of: [
                { shape: 'shell', of: { shape: 'sphere', radius: 0.74 }, thickness: 0.05 },
                { shape: 'half', axis: 'y', to: -0.32 },
              ],
              dye: 'amber',
            },
            { shape: 'cylinder', at: [0, -1.36, 0], radius: 0.68, half: 0.05, round: 0.03, dye: 'amber' },
            {
              shape: 'box',
              at: [0, -1.14, 0],
              yaw: 11.5,
              half: [0.26, 0.14, 0.26],
              round: 0.03,
              dye: 'denim',
            },
            {
              shape: 'box',
              at: [0, -0.99, 0],
              yaw: 11.5,
              half: [0.15, 0.04, 0.15],
              round: 0.02,
              dye: 'cotton',
            },
          ],
        },
      ],
    },
  ],
};
