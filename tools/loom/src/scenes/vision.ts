import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A camera watching boxes on a conveyor belt',
  frame: wide,
  ground: 'madder',
  seed: 403,

  parts: [
    {
      yaw: -17.2,
      group: [
        { shape: 'box', at: [0, 0.42, 0.1], half: [2.8, 0.16, 0.78], round: 0.14, dye: 'slate' },
        { shape: 'box', at: [0, 0.42, 0.92], half: [2.7, 0.07, 0.05], round: 0.03, dye: 'cotton' },
        {
          shape: 'box',
          at: [
            [-2.2, 0.15, 0.1],
            [0, 0.15, 0.1],
            [2.2, 0.15, 0.1],
          ],
          half: [0.14, 0.16, 0.6],
          round: 0.03,
          dye: 'slate',
        },
        {
          shape: 'sphere',
          at: [
            [-2.7, 0.42, 0.95],
            [-2.25, 0.42, 0.95],
            [-1.8, 0.42, 0.95],
            [-1.35, 0.42, 0.95],
            [-0.9, 0.42, 0.95],
            [-0.45, 0.42, 0.95],
            [0, 0.42, 0.95],
            [0.45, 0.42, 0.95],
            [0.9, 0.42, 0.95],
            [1.35, 0.42, 0.95],
            [1.8, 0.42, 0.95],
            [2.25, 0.42, 0.95],
            [2.7, 0.42, 0.95],
          ],
          radius: 0.07,
          dye: 'amber',
        },
        {
          at: [-1.95, 1.04, 0.1],
          yaw: 4.6,
          group: [
            { shape: 'box', half: [0.46, 0.46, 0.46], round: 0.04, dye: 'cotton' },
            { shape: 'box', half: [0.1012, 0.475, 0.475], round: 0.02, dye: 'amber' },
          ],
        },
        {
          at: [0, 1.12, 0.1],
          yaw: 4.6,
          group: [
            { shape: 'box', half: [0.54, 0.54, 0.54], round: 0.04, dye: 'amber' },
            { shape: 'box', half: [0.1188, 0.555, 0.555], round: 0.02, dye: 'cotton' },
          ],
        },
        {
          at: [1.95, 1.04, 0.1],
          yaw: 4.6,
          group: [
            { shape: 'box', half: [0.46, 0.46, 0.46], round: 0.04, dye: 'cotton' },
            { shape: 'box', half: [0.1012, 0.475, 0.475], round: 0.02, dye: 'amber' },
          ],
        },
        {
          at: [0, 1.12, 0.1],
          group: [
            {
              shape: 'rod',
              from: [-0.74, -0.54, 0.68],
              to: [-0.44, -0.54, 0.68],
              radius: 0.055,
              dye: 'glow',
            },
            {
              shape: 'rod',
              from: [-0.74, -0.54, 0.68],
              to: [-0.74, -0.24, 0.68],
              radius: 0.055,
              dye: 'glow',
            },
            { shape: 'rod', from: [0.74, -0.54, 0.68], to: [0.44, -0.54, 0.68], radius: 0.055, dye: 'glow' },
            { shape: 'rod', from: [0.74, -0.54, 0.68], to: [0.74, -0.24, 0.68], radius: 0.055, dye: 'glow' },
            { shape: 'rod', from: [-0.74, 0.78, 0.68], to: [-0.44, 0.78, 0.68], radius: 0.055, dye: 'glow' },
            { shape: 'rod', from: [-0.74, 0.78, 0.68], to: [-0.74, 0.48, 0.68], radius: 0.055, dye: 'glow' },
            { shape: 'rod', from: [0.74, 0.78, 0.68], to: [0.44, 0.78, 0.68], radius: 0.055, dye: 'glow' },
            { shape: 'rod', from: [0.74, 0.78, 0.68], to: [0.74, 0.48, 0.68], radius: 0.055, dye: 'glow' },
          ],
        },
        { shape: 'box', at: [-1.15, 1.6, -1.05], half: [0.13, 1.6, 0.13], round: 0.04, dye: 'slate' },
        { shape: 'box', at: [-0.5, 3.1, -1.05], half: [0.75, 0.12, 0.13], round: 0.04, dye: 'slate' },
        {
          at: [0.15, 2.95, -0.75],
          tilt: -16,
          group: [
            { shape: 'box', half: [0.78, 0.5, 0.5], round: 0.1, dye: 'denim' },
            { shape: 'box', at: [0.5, 0.54, 0], half: [0.16, 0.09, 0.18], round: 0.04, dye: 'amber' },
            {
              at: [0, 0, 0.62],
              tilt: 90,
              group: [
                { shape: 'cylinder', radius: 0.47, half: 0.2, round: 0.05, dye: 'cotton' },
                { shape: 'cylinder', at: [0, 0.12, 0], radius: 0.36, half: 0.14, round: 0.03, dye: 'slate' },
              ],
            },
            { shape: 'sphere', at: [0, 0, 0.66], radius: 0.27, dye: 'denim' },
            { shape: 'sphere', at: [-0.1, 0.1, 0.9], radius: 0.07, dye: 'cotton' },
            { shape: 'sphere', at: [-0.56, 0.28, 0.5], radius: 0.09, dye: 'amber' },
          ],
        },
      ],
    },
  ],
};
