import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'An industrial arm sorting boxes by colour',
  frame: wide,
  ground: 'denim',
  seed: 509,

  parts: [
    {
      yaw: -22.9,
      group: [
        {
          at: [-0.55, 0, -0.5],
          group: [
            { shape: 'cylinder', at: [0, 0.16, 0], radius: 0.8, half: 0.16, round: 0.06, dye: 'slate' },
            { shape: 'cylinder', at: [0, 0.5, 0], radius: 0.52, half: 0.24, round: 0.08, dye: 'amber' },
            { shape: 'box', at: [0, 0.95, 0], half: [0.34, 0.42, 0.3], round: 0.1, dye: 'amber' },
            {
              shape: 'join',
              of: [
                { shape: 'rod', from: [0, 1.15, 0], to: [-0.55, 2.75, 0], radius: 0.25 },
                { shape: 'sphere', at: [0, 1.15, 0], radius: 0.3125 },
              ],
              blend: 0.1,
              dye: 'amber',
            },
            {
              shape: 'join',
              of: [
                { shape: 'rod', from: [-0.55, 2.75, 0], to: [1.25, 3.4, 0], radius: 0.2 },
                { shape: 'sphere', at: [-0.55, 2.75, 0], radius: 0.25 },
              ],
              blend: 0.1,
              dye: 'amber',
            },
            { shape: 'rod', from: [1.25, 3.4, 0], to: [1.8, 2.7, 0], radius: 0.14, dye: 'amber' },
            {
              shape: 'cylinder',
              at: [0, 1.15, 0],
              tilt: 90,
              radius: 0.4,
              half: 0.42,
              round: 0.06,
              dye: 'slate',
            },
            {
              shape: 'cylinder',
              at: [0, 1.15, 0],
              tilt: 90,
              radius: 0.2,
              half: 0.48,
              round: 0.03,
              dye: 'cotton',
            },
            {
              shape: 'cylinder',
              at: [-0.55, 2.75, 0],
              tilt: 90,
              radius: 0.36,
              half: 0.36,
              round: 0.06,
              dye: 'slate',
            },
            {
              shape: 'cylinder',
              at: [-0.55, 2.75, 0],
              tilt: 90,
              radius: 0.18,
              half: 0.42,
              round: 0.03,
              dye: 'cotton',
            },
            {
              shape: 'cylinder',
              at: [1.25, 3.4, 0],
              tilt: 90,
              radius: 0.28,
              half: 0.28,
              round: 0.06,
              dye: 'slate',
            },
            {
              shape: 'cylinder',
              at: [1.25, 3.4, 0],
              tilt: 90,
              radius: 0.14,
              half: 0.33,
              round: 0.03,
              dye: 'cotton',
            },
            {
              at: [1.82, 2.58, 0],
              group: [
                { shape: 'cylinder', radius: 0.2, half: 0.14, round: 0.04, dye: 'slate' },
                { shape: 'box', at: [0, -0.18, 0], half: [0.5, 0.07, 0.16], round: 0.03, dye: 'slate' },
                {
                  shape: 'box',
                  at: [
                    [-0.46, -0.42, 0],
                    [0.46, -0.42, 0],
                  ],
                  half: [0.06, 0.26, 0.14],
                  round: 0.03,
                  dye: 'slate',
                },
              ],
            },
          ],
        },
        {
          at: [1.27, 1.92, -0.5],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'rust' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'cotton' },
          ],
        },
        { shape: 'box', at: [1.25, 0.08, 0.2], half: [1.5, 0.08, 1.15], round: 0.04, dye: 'slate' },
        {
          at: [0.35, 0.53, 0.75],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'cotton' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'rust' },
          ],
        },
        {
          at: [1.25, 0.53, 0.75],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'amber' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'cotton' },
          ],
        },
        {
          at: [2.15, 0.53, 0.75],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'rust' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'cotton' },
          ],
        },
        {
          at: [0.35, 0.53, -0.2],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'cotton' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'rust' },
          ],
        },
        {
          at: [2.15, 0.53, -0.2],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'rust' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'cotton' },
          ],
        },
        {
          at: [-2, 0.37, 0.25],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'cotton' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'rust' },
          ],
        },
        {
          at: [-1.6, 0.37, 1.2],
          group: [
            { shape: 'box', half: [0.37, 0.37, 0.37], round: 0.04, dye: 'amber' },
            { shape: 'box', half: [0.074, 0.385, 0.385], round: 0.02, dye: 'cotton' },
          ],
        },
      ],
    },
  ],
};
