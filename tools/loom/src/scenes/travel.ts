import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A suitcase and a plane on a looping thread',
  frame: tall,
  ground: 'mist',
  seed: 206,

  parts: [
    {
      at: [-0.2, 1.28, 0.1],
      yaw: -17.2,
      group: [
        {
          shape: 'box',
          half: [0.95, 1.08, 0.42],
          round: 0.16,
          ribs: [
            {
              across: 'x',
              every: 0.4488,
              depth: 0.03,
              sharpness: 2.2,
              within: { y: [-0.9, 0.9], z: [0.3, 9] },
            },
          ],
          dye: 'rust',
        },
        {
          shape: 'sphere',
          at: [
            [-0.68, -1.16, -0.26],
            [-0.68, -1.16, 0.26],
            [0.68, -1.16, -0.26],
            [0.68, -1.16, 0.26],
          ],
          radius: 0.12,
          dye: 'slate',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'torus', at: [0, 1.08, 0], tilt: 90, radius: 0.34, thickness: 0.085 },
            { shape: 'half', axis: 'y', from: 1.05 },
          ],
          dye: 'slate',
        },
        {
          shape: 'box',
          at: [
            [-0.72, 0, 0.46],
            [0.72, 0, 0.46],
          ],
          half: [0.09, 0.9, 0.03],
          round: 0.02,
          dye: 'amber',
        },
        {
          shape: 'cylinder',
          at: [0.22, 0.42, 0.46],
          tilt: 90,
          radius: 0.29,
          half: 0.03,
          round: 0.02,
          dye: 'denim',
        },
        { shape: 'box', at: [-0.2, -0.4, 0.46], half: [0.34, 0.22, 0.03], round: 0.02, dye: 'cotton' },
      ],
    },
    {
      at: [0.78, 3.98, -0.88],
      yaw: -28.6,
      roll: -9.2,
      group: [
        {
          tilt: -18.3,
          scale: 1.3,
          group: [
            {
              shape: 'sphere',
              at: [
                [-0.45, 0.05, 0.17],
                [-0.2, 0.05, 0.17],
                [0.05, 0.05, 0.17],
                [0.3, 0.05, 0.17],
              ],
              radius: 0.055,
              dye: 'denim',
            },
            {
              shape: 'overlap',
              of: [
                { shape: 'sphere', at: [0.72, 0.03, 0], radius: 0.212 },
                { shape: 'half', axis: 'x', from: 0.72 },
                { shape: 'half', axis: 'y', from: 0.04 },
              ],
              dye: 'denim',
            },
            {
              shape: 'join',
              of: [
                { shape: 'rod', from: [-0.85, 0, 0], to: [0.7, 0, 0], radius: 0.2 },
                { shape: 'rod', from: [-1.1, 0.08, 0], to: [-0.8, 0.02, 0], radius: 0.1 },
              ],
              blend: 0.15,
              dye: 'cotton',
            },
            {
              shape: 'slab',
              at: [0, -0.03, 0],
              outline: {
                outline: 'polygon',
                points: [
                  [0.34, 0.1],
                  [-0.35, 1.15],
                  [-0.68, 1.15],
                  [-0.36, 0.1],
                  [-0.36, -0.1],
                  [-0.68, -1.15],
                  [-0.35, -1.15],
                  [0.34, -0.1],
                ],
              },
              half: 0.06,
              round: 0.02,
              facing: 'y',
              dye: 'cotton',
            },
            {
              shape: 'slab',
              at: [0, 0.08, 0],
              outline: {
                outline: 'polygon',
                points: [
                  [-0.75, 0.05],
                  [-1.05, 0.5],
                  [-1.25, 0.5],
                  [-1.1, 0.05],
                  [-1.1, -0.05],
                  [-1.25, -0.5],
                  [-1.05, -0.5],
                  [-0.75, -0.05],
                ],
              },
              half: 0.04,
              round: 0.02,
              facing: 'y',
              dye: 'cotton',
            },
            {
              shape: 'slab',
              outline: {
                outline: 'polygon',
                points: [
                  [-0.7, 0.1],
                  [-1.1, 0.62],
                  [-1.32, 0.62],
                  [-1.12, 0.05],
                ],
              },
              half: 0.05,
              round: 0.02,
              dye: 'rust',
            },
            { shape: 'rod', from: [-0.15, -0.16, -0.5], to: [0.18, -0.16, -0.5], radius: 0.1, dye: 'denim' },
            { shape: 'rod', from: [-0.15, -0.16, 0.5], to: [0.18, -0.16, 0.5], radius: 0.1, dye: 'denim' },
          ],
        },
      ],
    },
    {
      shape: 'thread',
      through: [
        [-0.5, 3.5, -0.28],
        [-1.15, 2.75, 0.1],
        [-1.5, 2.1, 0.2],
        [-1.75, 1.2, 0.3],
        [-1.7, 0.35, 0.55],
        [-1.45, 0.07, 1.1],
        [-0.8, 0.07, 1.55],
        [0.1, 0.07, 1.55],
        [0.9, 0.07, 1.3],
      ],
      radius: 0.055,
      smooth: 4,
      dye: 'denim',
    },
  ],
};
