import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A crane hook lowering a container onto a stack',
  frame: { width: 800, height: 1000, span: 5, pan: [0, 40], target: [0, 1.7, 0] },
  ground: 'turmeric',
  seed: 205,
  tolerance: 0.42,
  parts: [
    {
      at: [-0.68, 0.53, 0],
      group: [
        {
          shape: 'box',
          half: [0.62, 0.52, 1.3],
          round: 0.03,
          ribs: [
            {
              across: 'x',
              every: 0.3307,
              depth: 0.022,
              sharpness: 2,
              within: { x: [-0.54, 0.54], z: [1.2, 9] },
            },
            { across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } },
          ],
          dye: 'denim',
        },
        {
          shape: 'box',
          at: [
            [0, -0.5, 0],
            [0, 0.5, 0],
          ],
          half: [0.64, 0.04, 1.32],
          round: 0.03,
          ribs: [{ across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } }],
          dye: 'denim',
        },
      ],
    },
    {
      at: [0.68, 0.53, 0],
      group: [
        {
          shape: 'box',
          half: [0.62, 0.52, 1.3],
          round: 0.03,
          ribs: [
            {
              across: 'x',
              every: 0.3307,
              depth: 0.022,
              sharpness: 2,
              within: { x: [-0.54, 0.54], z: [1.2, 9] },
            },
            { across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } },
          ],
          dye: 'moss',
        },
        {
          shape: 'box',
          at: [
            [0, -0.5, 0],
            [0, 0.5, 0],
          ],
          half: [0.64, 0.04, 1.32],
          round: 0.03,
          ribs: [{ across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } }],
          dye: 'moss',
        },
      ],
    },
    {
      at: [-0.68, 1.6, 0],
      group: [
        {
          shape: 'box',
          half: [0.62, 0.52, 1.3],
          round: 0.03,
          ribs: [
            {
              across: 'x',
              every: 0.3307,
              depth: 0.022,
              sharpness: 2,
              within: { x: [-0.54, 0.54], z: [1.2, 9] },
            },
            { across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } },
          ],
          dye: 'cotton',
        },
        {
          shape: 'box',
          at: [
            [0, -0.5, 0],
            [0, 0.5, 0],
          ],
          half: [0.64, 0.04, 1.32],
          round: 0.03,
          ribs: [{ across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } }],
          dye: 'cotton',
        },
      ],
    },
    {
      at: [0.68, 2.42, 0],
      group: [
        {
          shape: 'box',
          half: [0.62, 0.52, 1.3],
          round: 0.03,
          ribs: [
            {
              across: 'x',
              every: 0.3307,
              depth: 0.022,
              sharpness: 2,
              within: { x: [-0.54, 0.54], z: [1.2, 9] },
            },
            { across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } },
          ],
          dye: 'rust',
        },
        {
          shape: 'box',
          at: [
            [0, -0.5, 0],
            [0, 0.5, 0],
          ],
          half: [0.64, 0.04, 1.32],
          round: 0.03,
          ribs: [{ across: 'z', every: 0.3307, depth: 0.022, sharpness: 2, within: { z: [-1.2, 1.2] } }],
          dye: 'rust',
        },
      ],
    },
    {
      at: [0.68, 3, 0],
      group: [
        { shape: 'rod', from: [-0.55, -0.04, -1.15], to: [0, 1, 0], radius: 0.04, dye: 'slate' },
        { shape: 'rod', from: [-0.55, -0.04, 1.15], to: [0, 1, 0], radius: 0.04, dye: 'slate' },
        { shape: 'rod', from: [0.55, -0.04, -1.15], to: [0, 1, 0], radius: 0.04, dye: 'slate' },
        { shape: 'rod', from: [0.55, -0.04, 1.15], to: [0, 1, 0], radius: 0.04, dye: 'slate' },
        { shape: 'box', at: [0, 1.22, 0], half: [0.2, 0.24, 0.2], round: 0.05, dye: 'slate' },
        { shape: 'sphere', at: [0, 0.98, 0], radius: 0.14, dye: 'slate' },
        { shape: 'rod', from: [0, 1.4, 0], to: [0, 5, 0], radius: 0.05, dye: 'slate' },
      ],
    },
  ],
};
