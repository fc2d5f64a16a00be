/** The brand colours, as used in pictures. */
export const color = {
  vat: '#0B1A2B',
  vat2: '#10263D',
  indigo: '#173A5E',
  denim: '#2F628F',
  sky: '#8DB9DA',
  mist: '#CFE0EC',
  cotton: '#F6F1E7',
  linen: '#E9DFCC',
  flax: '#D3C3A3',
  madder: '#C63D1E',
  ember: '#E8683F',
  blush: '#F4B79B',
  clay: '#7E2412',
  turmeric: '#F2B233',
  saffron: '#E08E1B',
  straw: '#F9DA94',
  ochre: '#8A5A0B',
  neem: '#1D4A3E',
  leaf: '#3E8468',
  sage: '#A9CDB8',
  pine: '#0F2E27',
} as const;

/** Threads of one dye in shade, half light and full light, and the cloth between them. */
export interface DyeColors {
  threads: readonly [shade: string, middle: string, light: string];
  base: string;
}

const c = color;

const dyes = {
  turmeric: { threads: [c.saffron, c.turmeric, c.straw], base: c.ochre },
  madder: { threads: [c.madder, c.ember, c.blush], base: c.clay },
  cotton: { threads: [c.flax, c.linen, '#FFFDF7'], base: '#8F8265' },
  sky: { threads: [c.denim, c.sky, c.mist], base: c.indigo },
  leaf: { threads: [c.leaf, c.sage, '#E2EFE5'], base: c.neem },
  ink: { threads: [c.indigo, c.denim, c.sky], base: c.vat },
  slate: { threads: [c.vat2, c.indigo, c.denim], base: c.vat },
  meadow: { threads: ['#235445', c.leaf, '#7FB698'], base: '#143A30' },
  // Deeper dyes for large faces in direct light, where the ones above would look pastel.
  rust: { threads: ['#9C2F15', c.madder, c.ember], base: '#5E1809' },
  amber: { threads: ['#B9740F', c.saffron, c.turmeric], base: '#6B4406' },
  moss: { threads: ['#26604F', c.leaf, '#74AF91'], base: c.pine },
  denim: { threads: [c.indigo, c.denim, '#5B93C0'], base: c.vat },
  glow: { threads: [c.turmeric, c.straw, '#FFF1CC'], base: c.saffron },
  // People.
  skinBrown: { threads: ['#8A5230', '#B97A4B', '#E0AC7C'], base: '#5B3319' },
  skinDark: { threads: ['#6B3B20', '#97603A', '#C4905F'], base: '#43230F' },
  skinLight: { threads: ['#B07A55', '#D9A67E', '#F3CFAE'], base: '#7A4E30' },
  hairBlack: { threads: ['#0B1A2B', '#1B2F47', '#3C5674'], base: '#060E18' },
  hairGrey: { threads: ['#6F7782', '#A3ABB5', '#DDE2E7'], base: '#454C55' },
  hairBrown: { threads: ['#33190A', '#5A3116', '#8A5630'], base: '#1D0D04' },
  horn: { threads: ['#0B1A2B', '#0B1A2B', '#173A5E'], base: '#060E18' },
  iris: { threads: ['#0B1A2B', '#12263a', '#1d3853'], base: '#060E18' },
} satisfies Record<string, DyeColors>;

export type Dye = keyof typeof dyes;

export function colorsOf(dye: Dye): DyeColors {
  return dyes[dye];
}

/** The background cloth of a picture. */
export interface Ground {
  /** Its colour at the lower right; it brightens to `glow` at the upper left. */
  cloth: string;
  glow: string;
  thread: string;
  /** Colour of threads in shadow, for light cloths. By default threads in shadow become thin. */
  shadow?: string;
  /** Thickness of threads on the open floor. */
  tone?: number;
}

const grounds = {
  vat: { cloth: c.vat, glow: c.indigo, thread: c.denim },
  denim: { cloth: '#1F4D78', glow: '#3A75A6', thread: '#6FA3CC', shadow: '#123251', tone: 0.34 },
  neem: { cloth: c.neem, glow: '#2B6150', thread: c.leaf, tone: 0.32 },
  madder: { cloth: '#A83016', glow: '#CC4A28', thread: c.ember, shadow: '#7E2412', tone: 0.34 },
  turmeric: { cloth: '#EBA924', glow: '#F6C65B', thread: '#D9931A', shadow: '#A96A0C', tone: 0.45 },
  cotton: { cloth: '#EADFCB', glow: '#F6F0E3', thread: '#DCCDB0', shadow: '#BFA97F', tone: 0.45 },
  mist: { cloth: '#BFD8E8', glow: '#DCEAF2', thread: '#A3C8E2', shadow: '#6E9CC2', tone: 0.5 },
  blush: { cloth: '#EFC0A2', glow: '#F8DCC8', thread: '#EDB08C', shadow: '#CF7E55', tone: 0.5 },
  sage: { cloth: '#AFD0BC', glow: '#D3E6DA', thread: '#8FBFA4', shadow: '#57977A', tone: 0.45 },
} satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

export function groundOf(ground: GroundName | Ground): Ground {
  return typeof ground === 'string' ? grounds[ground] : ground;
}
