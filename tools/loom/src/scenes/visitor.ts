import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A visitor badge and turnstile gate',
  frame: { width: 1200, height: 900, span: 6.6, pan: [-70, 30], target: [0, 1.2, 0] },
  ground: { cloth: '#E9B437', glow: '#F7CC66', thread: '#D9931A', shadow: '#A96A0C', tone: 0.45 },
  seed: 31,

  parts: [
    {
      at: [-1, 1.5, 1.1],
      tilt: 11.5,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', half: [0.92, 1.22, 0.09], round: 0.08 },
          away: [{ shape: 'box', at: [0, 1.06, 0], half: [0.2, 0.06, 0.3], round: 0.05 }],
          dye: 'cotton',
        },
        { shape: 'box', at: [0, -0.95, 0.05], half: [0.92, 0.27, 0.08], round: 0.06, dye: 'madder' },
        {
          shape: 'cylinder',
          at: [0, 0.38, 0.1],
          tilt: 90,
          radius: 0.46,
          half: 0.05,
          round: 0.02,
          dye: 'ink',
        },
        { shape: 'sphere', at: [0, 0.5, 0.14], radius: 0.15, dye: 'cotton' },
        {
          shape: 'overlap',
          of: [
            { shape: 'sphere', at: [0, 0.02, 0.08], radius: 0.3 },
            { shape: 'half', axis: 'y', from: 0.02 },
          ],
          dye: 'cotton',
        },
        { shape: 'box', at: [0, -0.28, 0.1], half: [0.5, 0.05, 0.03], round: 0.02, dye: 'ink' },
        { shape: 'box', at: [0, -0.48, 0.1], half: [0.35, 0.05, 0.03], round: 0.02, dye: 'slate' },
        { shape: 'rod', from: [-0.08, 1.12, 0], to: [-0.5, 2.3, -0.5], radius: 0.055, dye: 'madder' },
        { shape: 'rod', from: [0.08, 1.12, 0], to: [0.36, 2.3, -0.5], radius: 0.055, dye: 'madder' },
      ],
    },
    {
      shape: 'box',
      at: [
        [0.72, 0.8, -0.5],
        [2.5, 0.8, -0.5],
      ],
      half: [0.26, 0.8, 0.62],
      round: 0.08,
      dye: 'ink',
    },
    {
      shape: 'box',
      at: [
        [0.72, 1.66, -0.5],
        [2.5, 1.66, -0.5],
      ],
      half: [0.28, 0.07, 0.66],
      round: 0.04,
      dye: 'slate',
    },
    {
      shape: 'box',
      at: [
        [0.72, 1.76, -0.2],
        [2.5, 1.76, -0.2],
      ],
      half: [0.14, 0.03, 0.14],
      round: 0.02,
      dye: 'leaf',
    },
    {
      shape: 'box',
      at: [
        [1.32, 0.95, -0.5],
        [1.92, 0.95, -0.5],
      ],
      half: [0.36, 0.5, 0.04],
      round: 0.03,
      dye: 'madder',
    },
    { shape: 'box', at: [1.6, 0.015, -0.2], half: [0.6, 0.015, 1.6], round: 0.01, dye: 'leaf' },
  ],
};
