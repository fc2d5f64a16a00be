import { portrait } from '../portrait.ts';

export const scene = portrait({
  seed: 53,
  ground: 'neem',
  skin: 'skinLight',
  hair: 'long',
  hairDye: 'hairBrown',
  jacket: 'turmeric',
  shirt: 'cotton',
  turn: 12.5,
});
