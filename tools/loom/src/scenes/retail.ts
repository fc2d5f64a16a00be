import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Shopping bags with woven handles',
  frame: { width: 800, height: 1000, span: 4.7, pan: [20, 40], target: [0, 1.1, 0] },
  ground: 'blush',
  seed: 23,

  parts: [
    {
      at: [-0.3, 1.12, 0],
      yaw: -6.9,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', half: [0.92, 1.12, 0.48], round: 0.02, flare: 0.0536 },
          away: [{ shape: 'box', at: [0, 0.3, 0], half: [0.87, 1.12, 0.43] }],
          dye: 'ink',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'torus', at: [0, 1.07, -0.5], tilt: 90, radius: 0.46, thickness: 0.045 },
            { shape: 'half', axis: 'y', from: 0.87 },
          ],
          dye: 'turmeric',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'torus', at: [0, 1.07, 0.5], tilt: 90, radius: 0.46, thickness: 0.045 },
            { shape: 'half', axis: 'y', from: 0.87 },
          ],
          dye: 'turmeric',
        },
        { shape: 'box', at: [0, 0, 0.51], half: [0.276, 0.276, 0.03], round: 0.03, dye: 'turmeric' },
      ],
    },
    {
      at: [1.1, 0.66, 0.95],
      yaw: 8.6,
      group: [
        {
          shape: 'cut',
          from: { shape: 'box', half: [0.55, 0.66, 0.34], round: 0.02, flare: 0.0909 },
          away: [{ shape: 'box', at: [0, 0.3, 0], half: [0.5, 0.66, 0.29] }],
          dye: 'madder',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'torus', at: [0, 0.61, -0.36], tilt: 90, radius: 0.275, thickness: 0.045 },
            { shape: 'half', axis: 'y', from: 0.41 },
          ],
          dye: 'cotton',
        },
        {
          shape: 'overlap',
          of: [
            { shape: 'torus', at: [0, 0.61, 0.36], tilt: 90, radius: 0.275, thickness: 0.045 },
            { shape: 'half', axis: 'y', from: 0.41 },
          ],
          dye: 'cotton',
        },
        { shape: 'box', at: [0, 0, 0.37], half: [0.165, 0.165, 0.03], round: 0.03, dye: 'cotton' },
      ],
    },
    { shape: 'box', at: [-1.35, 0.42, 1.15], half: [0.42, 0.42, 0.42], round: 0.03, dye: 'cotton' },
    { shape: 'box', at: [-1.35, 0.42, 1.15], half: [0.44, 0.44, 0.09], round: 0.02, dye: 'leaf' },
    { shape: 'sphere', at: [1.45, 0.3, -0.55], radius: 0.3, dye: 'turmeric' },
  ],
};
