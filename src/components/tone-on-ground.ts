import type { Ground } from '../shared/generated/sections.ts';

type Tone = 'action' | 'ink' | 'light';

/** Backgrounds on which a madder button lacks contrast. */
const tones: Partial<Record<Ground, Tone>> = {
  madder: 'light',
  turmeric: 'ink',
  blush: 'ink',
  straw: 'ink',
  sage: 'ink',
};

/** The button tone with contrast on a background. */
export function toneOnGround(ground: Ground): Tone {
  return tones[ground] ?? 'action';
}

const darkGrounds: Ground[] = ['vat', 'indigo', 'neem', 'madder'];

/** The secondary button: ink, or light on dark backgrounds. */
export function quietToneOnGround(ground: Ground): Tone {
  return darkGrounds.includes(ground) ? 'light' : 'ink';
}
