import type { Scene } from '../scene.ts';

export const scene: Scene = {
  title: 'A team of woven figures around a shared table',
  frame: { width: 800, height: 1000, span: 4.3, pan: [0, 60], target: [0, 1, 0] },
  ground: 'turmeric',
  seed: 8,

  parts: [
    { prop: 'figure', at: [-0.95, 0, -0.95], scale: 1.12, dye: 'ink' },
    { prop: 'figure', at: [0.5, 0, -1.35], scale: 0.95, dye: 'cotton' },
    { prop: 'figure', at: [-1.45, 0, 0.45], scale: 0.95, dye: 'madder' },
    { prop: 'figure', at: [1.35, 0, -0.35], scale: 0.82, dye: 'leaf' },
    { shape: 'cylinder', at: [0.2, 0.5, 0.35], radius: 0.86, half: 0.08, round: 0.05, dye: 'cotton' },
    { shape: 'cylinder', at: [0.2, 0.25, 0.35], radius: 0.2, half: 0.25, round: 0.03, dye: 'ink' },
    { shape: 'cylinder', at: [0.2, 0.05, 0.35], radius: 0.5, half: 0.05, round: 0.03, dye: 'ink' },
    { shape: 'box', at: [0.1, 0.62, 0.15], yaw: 17.2, half: [0.3, 0.03, 0.22], round: 0.02, dye: 'ink' },
    { shape: 'cylinder', at: [0.6, 0.66, 0.6], radius: 0.1, half: 0.08, round: 0.02, dye: 'madder' },
    { prop: 'figure', at: [0.1, 0, 1.75], scale: 0.78, dye: 'madder' },
  ],
};
