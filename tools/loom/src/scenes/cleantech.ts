import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Wind turbines on a hill under a low sun',
  frame: { width: 800, height: 1000, span: 4.7, pan: [0, 10], target: [0, 1.55, 0] },
  ground: { cloth: '#0F2E27', glow: '#1D4A3E', thread: '#3E8468' },
  seed: 11,

  parts: [
    {
      shape: 'overlap',
      of: [
        { shape: 'sphere', at: [0, -2.35, 0], radius: 2.95 },
        { shape: 'half', axis: 'y', from: 0 },
      ],
      dye: 'meadow',
    },
    {
      at: [0.25, 0.52, -0.35],
      scale: 1.12,
      group: [
        { shape: 'cone', bottom: 0.1, top: 0.05, height: 2.1, dye: 'cotton' },
        {
          at: [0, 2.14, 0.12],
          yaw: -25.8,
          group: [
            { shape: 'sphere', radius: 0.14, dye: 'cotton' },
            {
              roll: 20.1,
              group: [
                { shape: 'box', at: [0.04, 0.62, 0.02], half: [0.1, 0.56, 0.03], round: 0.02, dye: 'cotton' },
              ],
            },
            {
              roll: 140.1,
              group: [
                { shape: 'box', at: [0.04, 0.62, 0.02], half: [0.1, 0.56, 0.03], round: 0.02, dye: 'cotton' },
              ],
            },
            {
              roll: 260.1,
              group: [
                { shape: 'box', at: [0.04, 0.62, 0.02], half: [0.1, 0.56, 0.03], round: 0.02, dye: 'cotton' },
              ],
            },
          ],
        },
      ],
    },
    {
      at: [-1.05, 0.25, 0.55],
      scale: 0.74,
      group: [
        { shape: 'cone', bottom: 0.1, top: 0.05, height: 2.1, dye: 'cotton' },
        {
          at: [0, 2.14, 0.12],
          yaw: -25.8,
          group: [
            { shape: 'sphere', radius: 0.14, dye: 'cotton' },
            {
              roll: 63,
              group: [
                { shape: 'box', at: [0.04, 0.62, 0.02], half: [0.1, 0.56, 0.03], round: 0.02, dye: 'cotton' },
              ],
            },
            {
              roll: 183,
              group: [
                { shape: 'box', at: [0.04, 0.62, 0.02], half: [0.1, 0.56, 0.03], round: 0.02, dye: 'cotton' },
              ],
            },
            {
              roll: 303,
              group: [
                { shape: 'box', at: [0.04, 0.62, 0.02], half: [0.1, 0.56, 0.03], round: 0.02, dye: 'cotton' },
              ],
            },
          ],
        },
      ],
    },
    { shape: 'sphere', at: [0.75, 2.55, -1.5], radius: 0.5, dye: 'turmeric' },
    {
      at: [0.72, 0.78, 1.05],
      tilt: 43,
      group: [
        { shape: 'box', half: [0.66, 0.46, 0.04], round: 0.02, dye: 'ink' },
        {
          shape: 'box',
          at: [
            [-0.375, 0, 0.045],
            [-0.045, 0, 0.045],
            [0.285, 0, 0.045],
            [0.615, 0, 0.045],
          ],
          half: [0.018, 0.45, 0.02],
          dye: 'cotton',
        },
        {
          shape: 'box',
          at: [
            [0, -0.11, 0.045],
            [0, 0.35, 0.045],
          ],
          half: [0.65, 0.018, 0.02],
          dye: 'cotton',
        },
      ],
    },
    { shape: 'box', at: [0.72, 0.45, 0.92], half: [0.05, 0.3, 0.05], round: 0.01, dye: 'cotton' },
  ],
};
