import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Two chess kings side by side on one board',
  frame: { ...wide, target: [0, 1.25, 0] },
  ground: 'vat',
  seed: 112,

  parts: [
    {
      shape: 'box',
      at: [0, 0.21, 0],
      half: [1.6, 0.05, 1.6],
      round: 0.04,
      dye: { paint: 'checks', width: 0.8, dyes: ['denim', 'sky'] },
    },
    { shape: 'box', at: [0, 0.1, 0], half: [1.6, 0.1, 1.6], round: 0.02, dye: 'denim' },
    { shape: 'box', at: [0, 0.05, 0], half: [1.72, 0.06, 1.72], round: 0.03, dye: 'denim' },
    {
      at: [0.68, 0.26, -0.68],
      scale: 1.16,
      group: [
        { shape: 'cylinder', at: [0, 0.14, 0], radius: 0.62, half: 0.14, round: 0.06, dye: 'amber' },
        { shape: 'cylinder', at: [0, 0.36, 0], radius: 0.5, half: 0.1, round: 0.06, dye: 'amber' },
        {
          shape: 'join',
          of: [
            {
              shape: 'overlap',
              of: [
                { shape: 'cone', at: [0, 0.3, 0], bottom: 0.44, top: 0.2, height: 1.35 },
                { shape: 'half', axis: 'y', from: 0.3 },
              ],
            },
            { shape: 'cone', at: [0, 1.35, 0], bottom: 0.2, top: 0.26, height: 0.2 },
          ],
          blend: 0.2,
          dye: 'amber',
        },
        { shape: 'cylinder', at: [0, 1.62, 0], radius: 0.38, half: 0.06, round: 0.04, dye: 'amber' },
        { shape: 'cylinder', at: [0, 1.76, 0], radius: 0.28, half: 0.06, round: 0.04, dye: 'amber' },
        {
          shape: 'overlap',
          of: [
            { shape: 'cone', at: [0, 1.85, 0], bottom: 0.24, top: 0.36, height: 0.45 },
            { shape: 'half', axis: 'y', to: 2.36 },
          ],
          dye: 'amber',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'sphere', at: [0, 2.2, 0], radius: 0.36 },
            { shape: 'half', axis: 'y', from: 2.3 },
          ],
          dye: 'amber',
        },
        {
          yaw: -45,
          group: [{ shape: 'box', at: [0, 2.78, 0], half: [0.075, 0.25, 0.075], round: 0.03, dye: 'amber' }],
        },
        {
          yaw: -45,
          group: [{ shape: 'box', at: [0, 2.82, 0], half: [0.2, 0.075, 0.075], round: 0.03, dye: 'amber' }],
        },
      ],
    },
    {
      at: [-0.68, 0.26, 0.68],
      scale: 1.08,
      group: [
        { shape: 'cylinder', at: [0, 0.14, 0], radius: 0.62, half: 0.14, round: 0.06, dye: 'cotton' },
        { shape: 'cylinder', at: [0, 0.36, 0], radius: 0.5, half: 0.1, round: 0.06, dye: 'cotton' },
        {
          shape: 'join',
          of: [
            {
              shape: 'overlap',
              of: [
                { shape: 'cone', at: [0, 0.3, 0], bottom: 0.44, top: 0.2, height: 1.35 },
                { shape: 'half', axis: 'y', from: 0.3 },
              ],
            },
            { shape: 'cone', at: [0, 1.35, 0], bottom: 0.2, top: 0.26, height: 0.2 },
          ],
          blend: 0.2,
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 1.62, 0], radius: 0.38, half: 0.06, round: 0.04, dye: 'cotton' },
        { shape: 'cylinder', at: [0, 1.76, 0], radius: 0.28, half: 0.06, round: 0.04, dye: 'cotton' },
        {
          shape: 'overlap',
          of: [
            { shape: 'cone', at: [0, 1.85, 0], bottom: 0.24, top: 0.36, height: 0.45 },
            { shape: 'half', axis: 'y', to: 2.36 },
          ],
          dye: 'cotton',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'sphere', at: [0, 2.2, 0], radius: 0.36 },
            { shape: 'half', axis: 'y', from: 2.3 },
          ],
          dye: 'cotton',
        },
        {
          yaw: -45,
          group: [{ shape: 'box', at: [0, 2.78, 0], half: [0.075, 0.25, 0.075], round: 0.03, dye: 'cotton' }],
        },
        {
          yaw: -45,
          group: [{ shape: 'box', at: [0, 2.82, 0], half: [0.2, 0.075, 0.075], round: 0.03, dye: 'cotton' }],
        },
      ],
    },
  ],
};
