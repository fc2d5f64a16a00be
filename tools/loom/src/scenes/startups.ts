import { tall } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A rocket lifting off in a puff of smoke',
  frame: tall,
  ground: 'vat',
  seed: 209,

  parts: [
    {
      at: [0, 2.6, 0],
      group: [
        {
          shape: 'overlap',
          of: [
            { shape: 'ellipsoid', at: [0, -0.35, 0], radii: [0.62, 1.9, 0.62] },
            { shape: 'half', axis: 'y', from: -1.05 },
            { shape: 'half', axis: 'y', to: 0.82 },
          ],
          dye: 'cotton',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'ellipsoid', at: [0, -0.35, 0], radii: [0.62, 1.9, 0.62], grow: 0.015 },
            { shape: 'half', axis: 'y', from: 0.8 },
            { shape: 'half', axis: 'y', to: 1.52 },
          ],
          dye: 'rust',
        },
        { shape: 'cylinder', at: [0, -1.1, 0], radius: 0.4, half: 0.1, round: 0.04, dye: 'rust' },
        {
          shape: 'torus',
          at: [0.36, 0.18, 0.36],
          yaw: -45,
          tilt: 84.3,
          radius: 0.26,
          thickness: 0.075,
          dye: 'rust',
        },
        { shape: 'sphere', at: [0.26, 0.18, 0.26], radius: 0.33, dye: 'sky' },
        {
          shape: 'slab',
          outline: {
            outline: 'polygon',
            points: [
              [0.45, -0.2],
              [0.98, -0.95],
              [0.98, -1.5],
              [0.4, -1],
            ],
          },
          half: 0.07,
          round: 0.03,
          dye: 'rust',
        },
        {
          shape: 'slab',
          yaw: 90,
          outline: {
            outline: 'polygon',
            points: [
              [0.45, -0.2],
              [0.98, -0.95],
              [0.98, -1.5],
              [0.4, -1],
            ],
          },
          half: 0.07,
          round: 0.03,
          dye: 'rust',
        },
        {
          shape: 'slab',
          yaw: 180,
          outline: {
            outline: 'polygon',
            points: [
              [0.45, -0.2],
              [0.98, -0.95],
              [0.98, -1.5],
              [0.4, -1],
            ],
          },
          half: 0.07,
          round: 0.03,
          dye: 'rust',
        },
        {
          shape: 'slab',
          yaw: 270,
          outline: {
            outline: 'polygon',
            points: [
              [0.45, -0.2],
              [0.98, -0.95],
              [0.98, -1.5],
              [0.4, -1],
            ],
          },
          half: 0.07,
          round: 0.03,
          dye: 'rust',
        },
        { shape: 'cone', at: [0, -1.2, 0], tilt: 180, bottom: 0.34, top: 0.08, height: 0.8, dye: 'glow' },
        {
          shape: 'cone',
          at: [
            [0.2763, -1.2, 0.1168],
            [0.1171, -1.2, 0.2762],
          ],
          tilt: 180,
          bottom: 0.15,
          top: 0.05,
          height: 0.55,
          dye: 'amber',
        },
      ],
    },
    {
      shape: 'overlap',
      of: [
        {
          shape: 'join',
          of: [
            { shape: 'sphere', at: [0, 0.304, 0], radius: 0.42 },
            { shape: 'sphere', at: [0.62, 0.3, 0.25], radius: 0.4 },
            { shape: 'sphere', at: [-0.2, 0.304, 0.75], radius: 0.42 },
            { shape: 'sphere', at: [-0.75, 0.292, 0.3], radius: 0.36 },
            { shape: 'sphere', at: [0.35, 0.296, -0.7], radius: 0.38 },
            { shape: 'sphere', at: [-0.55, 0.292, -0.5], radius: 0.36 },
            { shape: 'sphere', at: [1.05, 0.28, -0.3], radius: 0.3 },
            { shape: 'sphere', at: [-0.35, 0.28, 1.2], radius: 0.3 },
            { shape: 'sphere', at: [0.55, 0.292, 0.85], radius: 0.36 },
            { shape: 'sphere', at: [1.1, 0.268, 0.5], radius: 0.24 },
            { shape: 'sphere', at: [-1.15, 0.268, 0.75], radius: 0.24 },
          ],
          blend: 0.12,
        },
        { shape: 'half', axis: 'y', from: 0 },
      ],
      dye: 'cotton',
    },
  ],
};
