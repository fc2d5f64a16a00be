import type { Ground } from '../shared/generated/sections.ts';

type Tone = 'action' | 'ink' | 'light';

/** The dyes on which a madder button would flicker or vanish. */
const tones: Partial<Record<Ground, Tone>> = {
  madder: 'light',
  turmeric: 'ink',
  blush: 'ink',
  straw: 'ink',
  sage: 'ink',
};

/** The button that stands out on a ground. */
export function toneOnGround(ground: Ground): Tone {
  return tones[ground] ?? 'action';
}

const darkGrounds: Ground[] = ['vat', 'indigo', 'neem', 'madder'];

/** The quieter button: ink, and light where ink would sink into dark cloth. */
export function quietToneOnGround(ground: Ground): Tone {
  return darkGrounds.includes(ground) ? 'light' : 'ink';
}
