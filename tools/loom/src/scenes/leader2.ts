import { portrait } from '../portrait.ts';

export const scene = portrait({
  seed: 52,
  ground: 'turmeric',
  skin: 'skinDark',
  hair: 'short',
  hairDye: 'hairBlack',
  beard: true,
  jacket: 'madder',
  shirt: 'cotton',
  turn: -16,
});
