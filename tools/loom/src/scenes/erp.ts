import { wide } from '../frames.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A building of interlocking modules, the last one about to slot in',
  frame: wide,
  ground: 'cotton',
  seed: 105,
  tolerance: 0.45,
  parts: [
    {
      shape: 'box',
      at: [
        [-1.06, 0.53, -1.06],
        [-1.06, 1.58, -1.06],
      ],
      half: [0.5, 0.5, 0.5],
      round: 0.05,
      dye: 'denim',
    },
    {
      at: [-1.06, 2.63, -1.06],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'rust' },
        {
          shape: 'slab',
          at: [0, 0, 0.5],
          outline: {
            outline: 'join',
            of: [
              { outline: 'rectangle', half: [0.065, 0.14], round: 0.02, at: [-0.22, -0.12] },
              { outline: 'rectangle', half: [0.065, 0.22], round: 0.02, at: [0, -0.04] },
              { outline: 'rectangle', half: [0.065, 0.29], round: 0.02, at: [0.22, 0.03] },
            ],
          },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        {
          shape: 'slab',
          at: [0.5, -0.02, 0],
          outline: { outline: 'tick', size: 0.58, width: 0.065 },
          half: 0.05,
          round: 0.015,
          facing: 'x',
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'rust' },
      ],
    },
    { shape: 'box', at: [0, 0.53, -1.06], half: [0.5, 0.5, 0.5], round: 0.05, dye: 'amber' },
    {
      at: [0, 1.58, -1.06],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'moss' },
        {
          shape: 'slab',
          at: [0.5, 0, 0],
          outline: { outline: 'ring', radius: 0.23, width: 0.065 },
          half: 0.05,
          round: 0.015,
          facing: 'x',
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'moss' },
      ],
    },
    {
      at: [1.06, 0.53, -1.06],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'amber' },
        {
          shape: 'slab',
          at: [0.5, 0, 0],
          outline: { outline: 'cross', half: [0.085, 0.27] },
          half: 0.05,
          round: 0.015,
          facing: 'x',
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'amber' },
      ],
    },
    { shape: 'box', at: [-1.06, 0.53, 0], half: [0.5, 0.5, 0.5], round: 0.05, dye: 'moss' },
    {
      at: [-1.06, 1.58, 0],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'amber' },
        {
          shape: 'slab',
          at: [0, 0, 0.5],
          outline: { outline: 'cross', half: [0.085, 0.27] },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'amber' },
      ],
    },
    {
      at: [0, 0.53, 0],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'denim' },
        {
          shape: 'slab',
          at: [0, -0.02, 0.5],
          outline: { outline: 'tick', size: 0.58, width: 0.065 },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        {
          shape: 'slab',
          at: [0.5, 0, 0],
          outline: {
            outline: 'join',
            of: [
              { outline: 'rectangle', half: [0.065, 0.14], round: 0.02, at: [-0.22, -0.12] },
              { outline: 'rectangle', half: [0.065, 0.22], round: 0.02, at: [0, -0.04] },
              { outline: 'rectangle', half: [0.065, 0.29], round: 0.02, at: [0.22, 0.03] },
            ],
          },
          half: 0.05,
          round: 0.015,
          facing: 'x',
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'denim' },
      ],
    },
    {
      at: [-1.06, 0.53, 1.06],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'denim' },
        {
          shape: 'slab',
          at: [0, 0, 0.5],
          outline: { outline: 'ring', radius: 0.23, width: 0.065 },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'denim' },
      ],
    },
    {
      at: [2.12, 0.53, -1.06],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'moss' },
        {
          shape: 'slab',
          at: [0.5, 0, 0],
          outline: {
            outline: 'join',
            of: [
              { outline: 'rectangle', half: [0.065, 0.14], round: 0.02, at: [-0.22, -0.12] },
              { outline: 'rectangle', half: [0.065, 0.22], round: 0.02, at: [0, -0.04] },
              { outline: 'rectangle', half: [0.065, 0.29], round: 0.02, at: [0.22, 0.03] },
            ],
          },
          half: 0.05,
          round: 0.015,
          facing: 'x',
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'moss' },
      ],
    },
    {
      at: [-1.06, 0.53, 2.12],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'rust' },
        {
          shape: 'slab',
          at: [0, -0.02, 0.5],
          outline: { outline: 'tick', size: 0.58, width: 0.065 },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'rust' },
      ],
    },
    {
      at: [1.55, 0.53, 1.2],
      group: [
        { shape: 'box', half: [0.5, 0.5, 0.5], round: 0.05, dye: 'amber' },
        {
          shape: 'slab',
          at: [0, -0.02, 0.5],
          outline: { outline: 'tick', size: 0.58, width: 0.065 },
          half: 0.05,
          round: 0.015,
          dye: 'cotton',
        },
        {
          shape: 'slab',
          at: [0.5, 0, 0],
          outline: { outline: 'ring', radius: 0.23, width: 0.065 },
          half: 0.05,
          round: 0.015,
          facing: 'x',
          dye: 'cotton',
        },
        { shape: 'cylinder', at: [0, 0.56, 0], radius: 0.27, half: 0.08, round: 0.03, dye: 'amber' },
      ],
    },
  ],
};
