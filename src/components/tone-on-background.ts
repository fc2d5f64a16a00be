import type { Background } from '../shared/generated/sections.ts';

type Tone = 'action' | 'ink' | 'light';

/** Backgrounds on which a button in the colour of the brand lacks contrast. */
const tones: Partial<Record<Background, Tone>> = {
  brand: 'light',
  accent: 'ink',
  'tint-1': 'ink',
  'tint-5': 'ink',
  'tint-4': 'ink',
};

/** The button tone with contrast on a background. */
export function toneOnBackground(background: Background): Tone {
  return tones[background] ?? 'action';
}

const darkBackgrounds: Background[] = ['dark', 'dark-2', 'dark-3', 'brand'];

/** The secondary button: ink, or light on dark backgrounds. */
export function quietToneOnBackground(background: Background): Tone {
  return darkBackgrounds.includes(background) ? 'light' : 'ink';
}
