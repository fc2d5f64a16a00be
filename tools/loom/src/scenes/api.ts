import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A plug about to meet its socket, both trailing thick threads',
  frame: { width: 1200, height: 900, span: 6.5, pan: [0, 40], target: [0, 0.75, 0] },
  ground: 'mist',
  seed: 104,

  parts: [
    {
      at: [0.15, 0, 0.15],
      yaw: 3.4,
      group: [
        {
          shape: 'box',
          at: [
            [-0.74, 0.86, -0.34],
            [-0.74, 0.86, 0.34],
          ],
          half: [0.02, 0.34, 0.2],
          dye: 'slate',
        },
        {
          shape: 'cut',
          from: {
            shape: 'cylinder',
            at: [-1.45, 0.86, 0],
            roll: 90,
            radius: 0.8,
            half: 0.72,
            round: 0.14,
            ribs: [
              {
                across: 'y',
                every: 0.3142,
                depth: 0.035,
                sharpness: 2,
                shift: -0.1208,
                within: { y: [-9, 0.45] },
              },
            ],
          },
          away: [
            { shape: 'box', at: [-0.6, 0.86, -0.34], half: [0.5, 0.3, 0.15], round: 0.02 },
            { shape: 'box', at: [-0.6, 0.86, 0.34], half: [0.5, 0.3, 0.15], round: 0.02 },
          ],
          dye: 'denim',
        },
        {
          shape: 'cut',
          from: {
            shape: 'join',
            at: [-1.45, 0.86, 0],
            roll: 90,
            of: [{ shape: 'cylinder', at: [0, 0.74, 0], radius: 0.88, half: 0.14, round: 0.06 }],
          },
          away: [
            { shape: 'box', at: [-0.6, 0.86, -0.34], half: [0.5, 0.3, 0.15], round: 0.02 },
            { shape: 'box', at: [-0.6, 0.86, 0.34], half: [0.5, 0.3, 0.15], round: 0.02 },
          ],
          dye: 'cotton',
        },
        {
          shape: 'cone',
          at: [-2.1, 0.86, 0],
          roll: -90,
          bottom: 0.48,
          top: 0.28,
          height: 0.55,
          dye: 'denim',
        },
        {
          at: [1.6, 0.86, 0],
          roll: 90,
          group: [
            {
              shape: 'cylinder',
              radius: 0.74,
              half: 0.62,
              round: 0.16,
              ribs: [
                {
                  across: 'y',
                  every: 0.3142,
                  depth: 0.035,
                  sharpness: 2,
                  shift: -0.0292,
                  within: { y: [-0.1, 9] },
                },
              ],
              dye: 'rust',
            },
            { shape: 'cylinder', at: [0, -0.66, 0], radius: 0.82, half: 0.12, round: 0.05, dye: 'cotton' },
          ],
        },
        {
          shape: 'box',
          at: [
            [0.42, 0.86, -0.34],
            [0.42, 0.86, 0.34],
          ],
          half: [0.62, 0.24, 0.09],
          round: 0.04,
          dye: 'amber',
        },
        { shape: 'cone', at: [2.15, 0.86, 0], roll: 90, bottom: 0.46, top: 0.28, height: 0.55, dye: 'rust' },
        {
          shape: 'thread',
          through: [
            [-2.5, 0.86, 0],
            [-3, 0.72, 0.1],
            [-3.25, 0.4, 0.7],
            [-2.7, 0.26, 1.5],
            [-1.5, 0.26, 1.7],
            [-0.6, 0.26, 2.2],
            [-0.1, 0.26, 3.2],
            [0, 0.26, 5],
          ],
          radius: 0.26,
          smooth: 4,
          dye: 'denim',
        },
        {
          shape: 'thread',
          through: [
            [2.6, 0.86, 0],
            [3.1, 0.7, -0.15],
            [3.3, 0.36, -0.8],
            [2.7, 0.26, -1.6],
            [1.9, 0.26, -2.3],
            [2.1, 0.26, -3.3],
            [3, 0.26, -4],
            [5, 0.26, -4.6],
          ],
          radius: 0.26,
          smooth: 4,
          dye: 'rust',
        },
      ],
    },
  ],
};
