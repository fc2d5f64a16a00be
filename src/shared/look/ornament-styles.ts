import type { Theme, ThemeSizes } from '../generated/site.ts';
import { rule } from './css.ts';
import type { SchemeColors } from './scheme-colors.ts';

/** Separating lines, their dashes of 15 pixels, borders inside other edges, and lines that are drawn as a background. */
const edges = {
  plain: {
    '--line-style': 'solid',
    '--dash': '15px',
    '--seam': 'none',
    '--stitch': 'linear-gradient(currentColor,currentColor)',
    // No threads beside steps and years, no crosses before points, no weave in ticks.
    '--thread': 'hidden',
    '--yarn': 'linear-gradient(currentColor,currentColor)',
    '--yarn-height': '8px',
    '--cross': '9px',
    '--bar': '9px',
    '--weave': '0px',
    '--tick': 'none',
  },
  stitched: {
    '--line-style': 'dashed',
    '--dash': '9px',
    '--seam': 'dashed',
    '--stitch': 'linear-gradient(90deg,transparent 20%,currentColor 0 80%,transparent 0)',
  },
};

/** The shadows of what is over the page, and of cards. Without shadows, the former have a line around them. */
const shadows = {
  soft: {},
  none: {
    '--cast-over': '0 0 0 1px color-mix(in srgb,var(--dark-background) 18%,transparent)',
    '--cast': '0 0 #0000',
  },
  hard: {
    '--cast-over': '6px 6px 0 color-mix(in srgb,var(--dark-background) 85%,transparent)',
    '--cast': '6px 6px 0 color-mix(in srgb,var(--dark-background) 85%,transparent)',
  },
};

const buttonSizes = { small: '0.85', medium: '1', large: '1.15' };

/** The custom properties of what decorates. */
export function ornamentProperties(theme: Theme): Record<string, string> {
  const { buttons = {}, decoration = [], sizes = {}, radii } = theme;
  const has = (name: 'hem' | 'swatches') => decoration.includes(name);
  return {
    ...edges[theme.edges],
    ...shadows[theme.shadows ?? 'soft'],
    '--radius-button': `${radii.buttons}px`,
    '--radius-field': `${radii.fields}px`,
    '--radius-card': `${radii.cards}px`,
    '--radius-picture': `${radii.pictures}px`,
    '--radius-panel': `${radii.panels}px`,
    '--button-scale': buttonSizes[buttons.size ?? 'medium'],
    ...(buttons.weight !== undefined && { '--button-weight': String(buttons.weight) }),
    ...(buttons.arrow === false && { '--button-arrow': 'none' }),
    ...(buttons.style === 'outlined' && { '--button-line': 'inset 0 0 0 1.5px currentColor' }),
    '--hem-display': has('hem') ? 'block' : 'none',
    '--hem-height': has('hem') ? '150px' : '0px',
    '--swatch-display': has('swatches') ? 'block' : 'none',
    '--space': percent(sizes.space),
    '--gaps': percent(sizes.gaps),
    '--measure': `${sizes.measure ?? 1312}px`,
    '--text-size': percent(sizes.text),
    ...headingSizes(sizes),
  };
}

const percent = (size = 100) => String(size / 100);

/** How much larger headings are than texts, by level, in a wide window. */
const levels = { display: 5.18, h1: 4.47, h2: 3.53, h3: 1.76, card: 1.41, 'card-small': 1.24 };

function headingSizes({ headings = 100, scale = 100 }: ThemeSizes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(levels).map(([level, ratio]) => [
      `--size-${level}`,
      String(Math.round((headings / 100) * ratio ** (scale / 100 - 1) * 1000) / 1000),
    ]),
  );
}

/** The colours of outlined buttons: those of the text, on the background. */
export function outlinedButtons(colors: SchemeColors): Partial<SchemeColors> {
  const hover = `color-mix(in srgb,${colors.text} 12%,transparent)`;
  return {
    button: 'transparent',
    buttonText: colors.text,
    buttonHover: hover,
    secondButton: 'transparent',
    secondButtonText: colors.text,
    secondButtonHover: hover,
  };
}

/** The pictures of dividers, for the top of a block. */
const dividers = {
  none: undefined,
  line: 'linear-gradient(var(--rule),var(--rule)) top/calc(100% - 2*var(--edge)) 1px no-repeat',
  double:
    'linear-gradient(var(--rule) 1px,transparent 1px 4px,var(--rule) 4px) top/calc(100% - 2*var(--edge)) 5px no-repeat',
  wave: 'radial-gradient(12px 8px at 50% 100%,transparent 6px,var(--rule-strong) 7px 8px,transparent 9px) top/24px 9px repeat-x',
};

/** The rules of the ornaments that most themes leave out. */
export function ornamentRules({ marks = 'woven', dividers: divider = 'none', schemes }: Theme): string {
  const picture = dividers[divider];
  return [
    ...markRules[marks],
    ...(picture === undefined
      ? []
      : Object.keys(schemes).flatMap((name) => {
          const ground = `> [data-background="${name}"]`;
          // Texts that follow each other are one text.
          const block = 'section:not([data-section="richText"] + [data-section="richText"])';
          const next = [`+ ${block}`, `+ link + script + ${block}`];
          const selectors = next.map((way) => `section:has(${ground}) ${way} ${ground}`);
          return rule(selectors.join(','), { background: `${picture},var(--bg)` });
        })),
  ].join('');
}

/** A shape of the colour, on its light colour, by the number of the colour. */
const shapes = [
  'circle(34%)',
  'polygon(50% 18%,84% 80%,16% 80%)',
  'polygon(50% 14%,86% 50%,50% 86%,14% 50%)',
  'inset(24%)',
  'ellipse(40% 22%)',
  'polygon(20% 20%,80% 20%,20% 80%)',
];

const markRules = {
  woven: [],
  none: [rule('[data-color]', { display: 'none' })],
  shapes: [
    rule('[data-color]', { background: 'var(--light)' }),
    rule('[data-color] path', { display: 'none' }),
    ...shapes.map((shape, index) => rule(`[data-color="${index}"] rect`, { 'clip-path': shape })),
  ],
  // Steps have a number anyway.
  numbers: [
    rule('[data-color]', { display: 'none' }),
    rule('main > section', { 'counter-reset': 'mark' }),
    rule(':has(> [data-color]):not(ol > li)::before', {
      'counter-increment': 'mark',
      content: 'counter(mark,decimal-leading-zero)',
      font: 'var(--figure-weight,440) var(--fs-h3)/1 var(--figures,var(--display))',
      color: 'var(--accent)',
    }),
  ],
};
