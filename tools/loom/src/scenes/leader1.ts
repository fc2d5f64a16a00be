import { portrait } from '../portrait.ts';

export const scene = portrait({
  seed: 51,
  ground: 'mist',
  skin: 'skinBrown',
  hair: 'side',
  hairDye: 'hairGrey',
  glasses: true,
  jacket: 'slate',
  shirt: 'cotton',
  turn: 17,
});
