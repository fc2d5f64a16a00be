import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Servers moving into a woven cloud',
  frame: { width: 1200, height: 900, span: 7, pan: [70, 0], target: [0, 1.75, 0] },
  ground: { cloth: '#0B1A2B', glow: '#1C4468', thread: '#2F628F', tone: 0.3 },
  seed: 37,

  parts: [
    {
      shape: 'overlap',
      at: [0.05, 3.05, -0.05],
      of: [
        {
          shape: 'join',
          of: [
            {
              shape: 'join',
              of: [
                { shape: 'sphere', at: [-0.15, 0.25, -0.15], radius: 0.72 },
                { shape: 'sphere', at: [-0.72, -0.02, 0.72], radius: 0.52 },
                { shape: 'sphere', at: [0.55, 0.02, -0.85], radius: 0.58 },
              ],
              blend: 0.22,
            },
            { shape: 'sphere', at: [-1.15, -0.2, 1.15], radius: 0.36 },
            { shape: 'sphere', at: [1.1, -0.2, -1.35], radius: 0.36 },
            { shape: 'sphere', at: [-0.1, -0.12, 0.5], radius: 0.42 },
            { shape: 'sphere', at: [0.45, -0.12, -0.15], radius: 0.42 },
          ],
          blend: 0.2,
        },
        { shape: 'half', axis: 'y', from: -0.42 },
      ],
      dye: 'cotton',
    },
    {
      at: [-1.15, 0.95, 0.95],
      group: [
        { shape: 'box', half: [0.52, 0.95, 0.52], round: 0.05, dye: 'slate' },
        {
          shape: 'box',
          at: [
            [0, -0.73, 0.53],
            [0, -0.35, 0.53],
            [0, 0.03, 0.53],
            [0, 0.41, 0.53],
            [0, 0.79, 0.53],
          ],
          half: [0.42, 0.12, 0.03],
          round: 0.02,
          dye: 'sky',
        },
        {
          shape: 'box',
          at: [
            [0.28, -0.73, 0.57],
            [0.28, 0.41, 0.57],
          ],
          half: [0.06, 0.05, 0.03],
          round: 0.02,
          dye: 'madder',
        },
        {
          shape: 'box',
          at: [
            [0.28, -0.35, 0.57],
            [0.28, 0.03, 0.57],
            [0.28, 0.79, 0.57],
          ],
          half: [0.06, 0.05, 0.03],
          round: 0.02,
          dye: 'turmeric',
        },
      ],
    },
    {
      at: [0.1, 0.76, 0.1],
      group: [
        { shape: 'box', half: [0.52, 0.76, 0.52], round: 0.05, dye: 'slate' },
        {
          shape: 'box',
          at: [
            [0, -0.54, 0.53],
            [0, -0.16, 0.53],
            [0, 0.22, 0.53],
            [0, 0.6, 0.53],
          ],
          half: [0.42, 0.12, 0.03],
          round: 0.02,
          dye: 'sky',
        },
        {
          shape: 'box',
          at: [
            [0.28, -0.54, 0.57],
            [0.28, -0.16, 0.57],
            [0.28, 0.6, 0.57],
          ],
          half: [0.06, 0.05, 0.03],
          round: 0.02,
          dye: 'turmeric',
        },
        { shape: 'box', at: [0.28, 0.22, 0.57], half: [0.06, 0.05, 0.03], round: 0.02, dye: 'madder' },
      ],
    },
    {
      at: [1.3, 0.57, -0.7],
      group: [
        { shape: 'box', half: [0.52, 0.57, 0.52], round: 0.05, dye: 'slate' },
        {
          shape: 'box',
          at: [
            [0, -0.35, 0.53],
            [0, 0.03, 0.53],
            [0, 0.41, 0.53],
          ],
          half: [0.42, 0.12, 0.03],
          round: 0.02,
          dye: 'sky',
        },
        {
          shape: 'box',
          at: [
            [0.28, -0.35, 0.57],
            [0.28, 0.41, 0.57],
          ],
          half: [0.06, 0.05, 0.03],
          round: 0.02,
          dye: 'turmeric',
        },
        { shape: 'box', at: [0.28, 0.03, 0.57], half: [0.06, 0.05, 0.03], round: 0.02, dye: 'madder' },
      ],
    },
    { shape: 'rod', from: [-1.15, 1.9, 0.95], to: [-0.9333, 2.3, 0.8], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [-0.9333, 2.3, 0.8], to: [-0.7167, 2.5928, 0.65], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [-0.7167, 2.5928, 0.65], to: [-0.5, 2.7, 0.5], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [-1, 1.9, 0.8], to: [-0.7667, 2.3, 0.65], radius: 0.05, dye: 'turmeric' },
    { shape: 'rod', from: [-0.7667, 2.3, 0.65], to: [-0.5333, 2.5928, 0.5], radius: 0.05, dye: 'turmeric' },
    { shape: 'rod', from: [-0.5333, 2.5928, 0.5], to: [-0.3, 2.7, 0.35], radius: 0.05, dye: 'turmeric' },
    { shape: 'rod', from: [0.1, 1.5, 0.1], to: [0.1, 2.1, 0.0833], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [0.1, 2.1, 0.0833], to: [0.1, 2.5392, 0.0667], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [0.1, 2.5392, 0.0667], to: [0.1, 2.7, 0.05], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [0.25, 1.5, -0.02], to: [0.24, 2.1, -0.03], radius: 0.05, dye: 'turmeric' },
    { shape: 'rod', from: [0.24, 2.1, -0.03], to: [0.23, 2.5392, -0.04], radius: 0.05, dye: 'turmeric' },
    { shape: 'rod', from: [0.23, 2.5392, -0.04], to: [0.22, 2.7, -0.05], radius: 0.05, dye: 'turmeric' },
    { shape: 'rod', from: [1.3, 1.1, -0.7], to: [1.0667, 1.9, -0.6333], radius: 0.05, dye: 'madder' },
    {
      shape: 'rod',
      from: [1.0667, 1.9, -0.6333],
      to: [0.8333, 2.4856, -0.5667],
      radius: 0.05,
      dye: 'madder',
    },
    { shape: 'rod', from: [0.8333, 2.4856, -0.5667], to: [0.6, 2.7, -0.5], radius: 0.05, dye: 'madder' },
    { shape: 'rod', from: [1.42, 1.1, -0.82], to: [1.1967, 1.9, -0.7533], radius: 0.05, dye: 'turmeric' },
    {
      shape: 'rod',
      from: [1.1967, 1.9, -0.7533],
      to: [0.9733, 2.4856, -0.6867],
      radius: 0.05,
      dye: 'turmeric',
    },
    { shape: 'rod', from: [0.9733, 2.4856, -0.6867], to: [0.75, 2.7, -0.62], radius: 0.05, dye: 'turmeric' },
  ],
};
