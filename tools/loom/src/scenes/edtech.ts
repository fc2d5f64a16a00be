import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A graduation cap resting on a stack of books',
  frame: { width: 800, height: 1000, span: 4.1, pan: [0, 40], target: [0, 1, 0] },
  ground: 'mist',
  seed: 13,

  parts: [
    {
      at: [0, 0.24, 0],
      yaw: 6.9,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', half: [1.35, 0.24, 1], round: 0.03 },
          away: [{ shape: 'box', at: [0.08, 0, 0.08], half: [1.35, 0.1632, 1] }],
          dye: 'madder',
        },
        { shape: 'box', at: [-0.02, 0, -0.02], half: [1.29, 0.168, 0.94], dye: 'cotton' },
      ],
    },
    {
      at: [0, 0.7, 0],
      yaw: -9.2,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', half: [1.22, 0.2, 0.92], round: 0.03 },
          away: [{ shape: 'box', at: [0.08, 0, 0.08], half: [1.22, 0.136, 0.92] }],
          dye: 'turmeric',
        },
        { shape: 'box', at: [-0.02, 0, -0.02], half: [1.16, 0.14, 0.86], dye: 'cotton' },
      ],
    },
    {
      at: [0, 1.1, 0],
      yaw: 12.6,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', half: [1.1, 0.18, 0.86], round: 0.03 },
          away: [{ shape: 'box', at: [0.08, 0, 0.08], half: [1.1, 0.1224, 0.86] }],
          dye: 'ink',
        },
        { shape: 'box', at: [-0.02, 0, -0.02], half: [1.04, 0.126, 0.8], dye: 'cotton' },
      ],
    },
    {
      at: [0, 1.28, 0],
      yaw: 17.2,
      group: [
        {
          shape: 'overlap',
          of: [
            { shape: 'cone', bottom: 0.62, top: 0.5, height: 0.5 },
            { shape: 'half', axis: 'y', from: 0 },
          ],
          dye: 'slate',
        },
        { shape: 'box', at: [0, 0.56, 0], half: [1, 0.045, 1], round: 0.03, dye: 'slate' },
        { shape: 'rod', from: [0, 0.63, 0], to: [0.86, 0.63, 0.86], radius: 0.03, dye: 'turmeric' },
        { shape: 'rod', from: [0.9, 0.62, 0.9], to: [1, 0.05, 1], radius: 0.035, dye: 'turmeric' },
        { shape: 'cone', at: [1, -0.25, 1], bottom: 0.1, top: 0.05, height: 0.28, dye: 'turmeric' },
      ],
    },
  ],
};
