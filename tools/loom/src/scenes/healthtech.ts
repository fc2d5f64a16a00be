import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A heart held by a pulse ring',
  frame: { width: 800, height: 1000, span: 4.1, pan: [0, 40], target: [0, 1.2, 0] },
  ground: 'cotton',
  seed: 5,

  parts: [
    {
      at: [0, 0.62, 0],
      yaw: -32.4,
      group: [
        {
          shape: 'cut',
          from: { shape: 'slab', outline: { outline: 'heart', size: 1.75 }, half: 0.42, round: 0.16 },
          away: [
            {
              shape: 'slab',
              at: [0, 1.02, 0.42],
              outline: {
                outline: 'join',
                of: [
                  { outline: 'rectangle', half: [0.42, 0.14], round: 0.03 },
                  { outline: 'rectangle', half: [0.14, 0.42], round: 0.03 },
                ],
              },
              half: 0.14,
            },
          ],
          dye: 'madder',
        },
        {
          shape: 'slab',
          at: [0, 1.02, 0.3],
          outline: {
            outline: 'join',
            of: [
              { outline: 'rectangle', half: [0.42, 0.14], round: 0.03 },
              { outline: 'rectangle', half: [0.14, 0.42], round: 0.03 },
            ],
            grow: -0.02,
          },
          half: 0.1,
          dye: 'cotton',
        },
      ],
    },
    {
      at: [0, 0.14, 0],
      group: [
        { shape: 'cylinder', radius: 1.55, half: 0.14, round: 0.07, dye: 'sky' },
        { shape: 'cylinder', at: [0, 0.2, 0], radius: 1.15, half: 0.1, round: 0.06, dye: 'ink' },
      ],
    },
  ],
};
