import { portrait } from '../portrait.ts';

export const scene = portrait({
  seed: 54,
  ground: 'blush',
  skin: 'skinBrown',
  hair: 'bun',
  hairDye: 'hairBlack',
  jacket: 'ink',
  shirt: 'cotton',
  turn: -11.5,
});
