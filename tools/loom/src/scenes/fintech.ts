import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Stacks of woven coins rising behind a payment card',
  frame: { width: 800, height: 1000, span: 4.15, pan: [0, 30], target: [0, 1.12, 0] },
  ground: 'vat',
  seed: 3,

  parts: [
    {
      prop: 'coins',
      at: [-1.25, 0, -0.35],
      count: 3,
      dye: 'turmeric',
      radius: 0.56,
      half: 0.16,
      round: 0.06,
    },
    {
      prop: 'coins',
      at: [-0.05, 0, -0.35],
      count: 6,
      dye: 'turmeric',
      radius: 0.56,
      half: 0.16,
      round: 0.06,
    },
    { prop: 'coins', at: [1.15, 0, -0.35], count: 9, dye: 'turmeric', radius: 0.56, half: 0.16, round: 0.06 },
    {
      at: [0.25, 0.66, 1],
      tilt: 24.1,
      group: [
        { shape: 'box', half: [1.12, 0.7, 0.045], round: 0.04, dye: 'madder' },
        { shape: 'box', at: [-0.68, 0.16, 0.05], half: [0.2, 0.15, 0.03], round: 0.02, dye: 'cotton' },
        { shape: 'box', at: [-0.1, -0.36, 0.05], half: [0.8, 0.045, 0.02], round: 0.02, dye: 'cotton' },
      ],
    },
  ],
};
