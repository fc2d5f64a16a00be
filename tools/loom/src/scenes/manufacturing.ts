import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'Interlocking gears',
  frame: { width: 800, height: 1000, span: 4.75, pan: [-25, 60], target: [0, 0.7, 0] },
  ground: 'madder',
  seed: 17,

  parts: [
    {
      at: [-0.62, 0.34, 0.35],
      group: [
        {
          shape: 'cut',
          from: {
            shape: 'slab',
            outline: { outline: 'gear', radius: 1.12, teeth: 12 },
            half: 0.34,
            round: 0.05,
            facing: 'y',
          },
          away: [{ shape: 'cylinder', radius: 0.36, half: 2 }],
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.42, 0], radius: 0.26, half: 0.5, round: 0.05, dye: 'ink' },
      ],
    },
    {
      at: [1.28, 0.34, -0.62],
      group: [
        {
          shape: 'cut',
          from: {
            shape: 'slab',
            outline: { outline: 'gear', radius: 0.78, teeth: 8, turn: 11.5 },
            half: 0.34,
            round: 0.05,
            facing: 'y',
          },
          away: [{ shape: 'cylinder', radius: 0.25, half: 2 }],
          dye: 'turmeric',
        },
        { shape: 'cylinder', at: [0, 0.3, 0], radius: 0.18, half: 0.5, round: 0.04, dye: 'ink' },
      ],
    },
    {
      shape: 'cut',
      at: [-0.62, 1.05, 0.35],
      from: {
        shape: 'slab',
        outline: { outline: 'gear', radius: 0.66, teeth: 8, tooth: 0.11, turn: 17.2 },
        half: 0.24,
        round: 0.05,
        facing: 'y',
      },
      away: [{ shape: 'cylinder', radius: 0.26, half: 2 }],
      dye: 'sky',
    },
    {
      shape: 'cut',
      at: [0.95, 0.3, 1.5],
      from: {
        shape: 'slab',
        outline: { outline: 'gear', radius: 0.5, teeth: 6, tooth: 0.11, turn: 5.7 },
        half: 0.3,
        round: 0.05,
        facing: 'y',
      },
      away: [{ shape: 'cylinder', radius: 0.18, half: 2 }],
      dye: 'ink',
    },
  ],
};
