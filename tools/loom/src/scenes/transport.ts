import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A container truck following a route pin',
  frame: { width: 800, height: 1000, span: 4.75, pan: [-10, 40], target: [0.1, 0.95, 0] },
  ground: { cloth: '#0B1A2B', glow: '#17334F', thread: '#173A5E', tone: 0.5 },
  seed: 19,

  parts: [
    {
      shape: 'box',
      at: [0, 1.28, -0.72],
      half: [0.72, 0.82, 1.42],
      round: 0.04,
      ribs: [{ across: 'z', every: 0.3142, depth: 0.018, sharpness: 2, shift: 0.0785 }],
      dye: 'madder',
    },
    {
      at: [0, 0.95, 1.36],
      group: [
        { shape: 'box', half: [0.68, 0.74, 0.52], round: 0.16, dye: 'cotton' },
        { shape: 'box', at: [0, 0.3, 0.5], half: [0.56, 0.26, 0.05], round: 0.04, dye: 'slate' },
        { shape: 'box', at: [0.66, 0.3, 0.04], half: [0.05, 0.24, 0.3], round: 0.03, dye: 'slate' },
        { shape: 'box', at: [0.69, -0.12, -0.16], half: [0.03, 0.03, 0.1], round: 0.01, dye: 'turmeric' },
        {
          shape: 'box',
          at: [
            [0.44, -0.46, 0.52],
            [-0.44, -0.46, 0.52],
          ],
          half: [0.13, 0.09, 0.04],
          round: 0.03,
          dye: 'turmeric',
        },
        { shape: 'box', at: [0, -0.46, 0.52], half: [0.26, 0.12, 0.03], round: 0.02, dye: 'slate' },
      ],
    },
    { shape: 'box', at: [0, 0.38, 0], half: [0.6, 0.09, 1.9], round: 0.03, dye: 'slate' },
    {
      shape: 'cylinder',
      at: [
        [-0.62, 0.34, -1.7],
        [0.62, 0.34, -1.7],
        [-0.62, 0.34, -1.05],
        [0.62, 0.34, -1.05],
        [-0.62, 0.34, 1.4],
        [0.62, 0.34, 1.4],
      ],
      roll: 90,
      radius: 0.34,
      half: 0.14,
      round: 0.06,
      dye: 'slate',
    },
    {
      shape: 'cylinder',
      at: [
        [-0.62, 0.34, -1.7],
        [0.62, 0.34, -1.7],
        [-0.62, 0.34, -1.05],
        [0.62, 0.34, -1.05],
        [-0.62, 0.34, 1.4],
        [0.62, 0.34, 1.4],
      ],
      roll: 90,
      radius: 0.15,
      half: 0.16,
      round: 0.02,
      dye: 'sky',
    },
    {
      at: [-0.1, 2.55, -0.7],
      group: [
        {
          shape: 'cut',
          from: { shape: 'sphere', at: [0, 0.62, 0], radius: 0.4 },
          away: [{ shape: 'sphere', at: [0.3, 0.82, 0.3], radius: 0.17 }],
          dye: 'turmeric',
        },
        { shape: 'cone', bottom: 0.03, top: 0.31, height: 0.5, dye: 'turmeric' },
      ],
    },
    {
      shape: 'box',
      at: [
        [0, 0.01, 2.5],
        [0, 0.01, 3.2],
        [0, 0.01, 3.9],
        [0, 0.01, 4.6],
      ],
      half: [0.07, 0.01, 0.2],
      round: 0.005,
      dye: 'turmeric',
    },
  ],
};
