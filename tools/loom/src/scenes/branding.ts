import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A fan of colour swatches and a rubber stamp',
  frame: wide,
  ground: 'cotton',
  seed: 508,

  parts: [
    {
      yaw: -34.4,
      group: [
        {
          at: [-0.55, 0.5, -0.2],
          yaw: 5.7,
          tilt: 17.2,
          group: [
            {
              at: [0, 0, -0.2],
              roll: -48.1,
              group: [
                {
                  at: [0, 1.35, 0],
                  group: [
                    { shape: 'box', half: [0.5, 1.6, 0.055], round: 0.06, dye: 'cotton' },
                    {
                      shape: 'box',
                      at: [0, 0.28, 0.04],
                      half: [0.43, 1.2, 0.045],
                      round: 0.03,
                      dye: 'slate',
                    },
                    {
                      shape: 'box',
                      at: [-0.12, -1.2, 0.05],
                      half: [0.2, 0.045, 0.03],
                      round: 0.02,
                      dye: 'slate',
                    },
                  ],
                },
              ],
            },
            {
              at: [0, 0, -0.07],
              roll: -24.1,
              group: [
                {
                  at: [0, 1.35, 0],
                  group: [
                    { shape: 'box', half: [0.5, 1.6, 0.055], round: 0.06, dye: 'cotton' },
                    {
                      shape: 'box',
                      at: [0, 0.28, 0.04],
                      half: [0.43, 1.2, 0.045],
                      round: 0.03,
                      dye: 'denim',
                    },
                    {
                      shape: 'box',
                      at: [-0.12, -1.2, 0.05],
                      half: [0.2, 0.045, 0.03],
                      round: 0.02,
                      dye: 'slate',
                    },
                  ],
                },
              ],
            },
            {
              at: [0, 1.35, 0.06],
              group: [
                { shape: 'box', half: [0.5, 1.6, 0.055], round: 0.06, dye: 'cotton' },
                { shape: 'box', at: [0, 0.28, 0.04], half: [0.43, 1.2, 0.045], round: 0.03, dye: 'moss' },
                {
                  shape: 'box',
                  at: [-0.12, -1.2, 0.05],
                  half: [0.2, 0.045, 0.03],
                  round: 0.02,
                  dye: 'slate',
                },
              ],
            },
            {
              at: [0, 0, 0.19],
              roll: 24.1,
              group: [
                {
                  at: [0, 1.35, 0],
                  group: [
                    { shape: 'box', half: [0.5, 1.6, 0.055], round: 0.06, dye: 'cotton' },
                    {
                      shape: 'box',
                      at: [0, 0.28, 0.04],
                      half: [0.43, 1.2, 0.045],
                      round: 0.03,
                      dye: 'amber',
                    },
                    {
                      shape: 'box',
                      at: [-0.12, -1.2, 0.05],
                      half: [0.2, 0.045, 0.03],
                      round: 0.02,
                      dye: 'slate',
                    },
                  ],
                },
              ],
            },
            {
              at: [0, 0, 0.32],
              roll: 48.1,
              group: [
                {
                  at: [0, 1.35, 0],
                  group: [
                    { shape: 'box', half: [0.5, 1.6, 0.055], round: 0.06, dye: 'cotton' },
                    { shape: 'box', at: [0, 0.28, 0.04], half: [0.43, 1.2, 0.045], round: 0.03, dye: 'rust' },
                    {
                      shape: 'box',
                      at: [-0.12, -1.2, 0.05],
                      half: [0.2, 0.045, 0.03],
                      round: 0.02,
                      dye: 'slate',
                    },
                  ],
                },
              ],
            },
            {
              shape: 'cylinder',
              at: [0, 0, 0.1],
              tilt: 90,
              radius: 0.17,
              half: 0.42,
              round: 0.04,
              dye: 'slate',
            },
          ],
        },
        { shape: 'box', at: [-0.55, 0.1, -0.3], half: [0.5, 0.1, 0.4], round: 0.04, dye: 'slate' },
        {
          at: [1.95, 0, 0.35],
          scale: 1.15,
          group: [
            { shape: 'box', at: [0, 0.14, 0], half: [0.58, 0.14, 0.5], round: 0.04, dye: 'slate' },
            { shape: 'box', at: [0, 0.36, 0], half: [0.52, 0.1, 0.44], round: 0.05, dye: 'rust' },
            { shape: 'cone', at: [0, 0.4, 0], bottom: 0.28, top: 0.15, height: 0.75, dye: 'amber' },
            { shape: 'sphere', at: [0, 1.42, 0], radius: 0.38, dye: 'amber' },
          ],
        },
        {
          shape: 'slab',
          at: [0.95, 0.03, 1.15],
          yaw: 5.7,
          outline: {
            outline: 'join',
            of: [
              {
                outline: 'cut',
                from: {
                  outline: 'polygon',
                  points: [
                    [0.62, 0],
                    [0, 0.62],
                    [-0.62, 0],
                    [0, -0.62],
                  ],
                },
                away: [
                  {
                    outline: 'polygon',
                    points: [
                      [0.44, 0],
                      [0, 0.44],
                      [-0.44, 0],
                      [0, -0.44],
                    ],
                  },
                ],
              },
              {
                outline: 'polygon',
                points: [
                  [0.24, 0],
                  [0, 0.24],
                  [-0.24, 0],
                  [0, -0.24],
                ],
              },
            ],
          },
          half: 0.03,
          round: 0.01,
          facing: 'y',
          dye: 'rust',
        },
      ],
    },
  ],
};
