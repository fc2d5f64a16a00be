import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A leave calendar, payslip and stacked pay',
  frame: { width: 1200, height: 900, span: 7, pan: [70, 12], target: [0, 1, 0] },
  ground: 'neem',
  seed: 29,

  parts: [
    {
      at: [-0.35, 1.35, -0.1],
      tilt: 14.9,
      group: [
        { shape: 'box', half: [1.75, 1.28, 0.13], round: 0.09, dye: 'cotton' },
        { shape: 'box', at: [0, 1, 0.07], half: [1.75, 0.29, 0.12], round: 0.07, dye: 'madder' },
        { shape: 'rod', from: [-1.1, 1.14, 0.1], to: [-1.1, 1.46, 0.06], radius: 0.06, dye: 'turmeric' },
        { shape: 'rod', from: [-0.37, 1.14, 0.1], to: [-0.37, 1.46, 0.06], radius: 0.06, dye: 'turmeric' },
        { shape: 'rod', from: [0.37, 1.14, 0.1], to: [0.37, 1.46, 0.06], radius: 0.06, dye: 'turmeric' },
        { shape: 'rod', from: [1.1, 1.14, 0.1], to: [1.1, 1.46, 0.06], radius: 0.06, dye: 'turmeric' },
        {
          shape: 'box',
          at: [
            [-1.26, 0.22, 0.15],
            [-0.84, 0.22, 0.15],
            [-0.42, 0.22, 0.15],
            [0, 0.22, 0.15],
            [0.42, 0.22, 0.15],
            [0.84, 0.22, 0.15],
          ],
          half: [0.155, 0.14, 0.05],
          round: 0.03,
          dye: 'ink',
        },
        { shape: 'box', at: [1.26, 0.22, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'leaf' },
        {
          shape: 'box',
          at: [
            [-1.26, -0.18, 0.15],
            [-0.84, -0.18, 0.15],
            [-0.42, -0.18, 0.15],
            [0, -0.18, 0.15],
          ],
          half: [0.155, 0.14, 0.05],
          round: 0.03,
          dye: 'ink',
        },
        { shape: 'box', at: [0.42, -0.18, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'madder' },
        { shape: 'box', at: [0.84, -0.18, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'ink' },
        { shape: 'box', at: [1.26, -0.18, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'leaf' },
        {
          shape: 'box',
          at: [
            [-1.26, -0.58, 0.15],
            [-0.84, -0.58, 0.15],
          ],
          half: [0.155, 0.14, 0.05],
          round: 0.03,
          dye: 'ink',
        },
        {
          shape: 'box',
          at: [
            [-0.42, -0.58, 0.15],
            [0, -0.58, 0.15],
            [0.42, -0.58, 0.15],
          ],
          half: [0.155, 0.14, 0.05],
          round: 0.03,
          dye: 'turmeric',
        },
        { shape: 'box', at: [0.84, -0.58, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'ink' },
        { shape: 'box', at: [1.26, -0.58, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'leaf' },
        {
          shape: 'box',
          at: [
            [-1.26, -0.98, 0.15],
            [-0.84, -0.98, 0.15],
            [-0.42, -0.98, 0.15],
            [0, -0.98, 0.15],
            [0.42, -0.98, 0.15],
            [0.84, -0.98, 0.15],
          ],
          half: [0.155, 0.14, 0.05],
          round: 0.03,
          dye: 'ink',
        },
        { shape: 'box', at: [1.26, -0.98, 0.15], half: [0.155, 0.14, 0.05], round: 0.03, dye: 'leaf' },
      ],
    },
    { prop: 'coins', at: [2.05, 0, 0.1], count: 5, dye: 'turmeric' },
    { prop: 'coins', at: [2.2, 0, 1.15], count: 3, dye: 'turmeric' },
    { prop: 'coins', at: [1.2, 0, 1.55], count: 2, dye: 'turmeric' },
    {
      at: [-1.5, 0.06, 1.75],
      yaw: 11.5,
      group: [
        { shape: 'box', half: [0.85, 0.05, 0.6], round: 0.03, dye: 'cotton' },
        { shape: 'box', at: [-0.12, 0.07, -0.3], half: [0.5, 0.03, 0.05], round: 0.02, dye: 'ink' },
        { shape: 'box', at: [-0.02, 0.07, -0.02], half: [0.4, 0.03, 0.05], round: 0.02, dye: 'ink' },
        { shape: 'box', at: [-0.12, 0.07, 0.26], half: [0.5, 0.03, 0.05], round: 0.02, dye: 'madder' },
      ],
    },
  ],
};
