import type { Theme, ThemeSizes } from '../generated/site.ts';
import { cssRule } from './css.ts';
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

/** The custom properties of what decorates. Undefined are those that the theme leaves to the code. */
export function ornamentProperties(theme: Theme): Record<string, string | undefined> {
  const { buttons = {}, decoration = [], sizes = {}, radii, blockIcons = {} } = theme;
  const has = (name: 'hem' | 'swatches') => decoration.includes(name);
  return {
    ...unset(edges.plain),
    ...edges[theme.edges],
    ...unset(shadows.hard),
    ...shadows[theme.shadows ?? 'soft'],
    '--radius-button': `${radii.buttons}px`,
    '--radius-field': `${radii.fields}px`,
    '--radius-card': `${radii.cards}px`,
    '--radius-picture': `${radii.pictures}px`,
    '--radius-panel': `${radii.panels}px`,
    '--icon-stroke': blockIcons.stroke?.toString(),
    '--icon-size': blockIcons.size === undefined ? undefined : `${blockIcons.size / 16}rem`,
    '--button-scale': buttonSizes[buttons.size ?? 'medium'],
    '--button-weight': buttons.weight?.toString(),
    '--divider': (theme.dividers ?? 'none') === 'none' ? undefined : '1px',
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

const unset = (properties: object) =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, undefined]));

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

/** A thin arc of a circle with its centre so far below the upper edge. */
function arcAt(below: string): string {
  return `radial-gradient(circle at 50% ${below},transparent 5.6px,var(--rule-strong) 6px 6.8px,transparent 7.2px)`;
}

/** The pictures of dividers, for the top of a block. */
const dividers = {
  none: undefined,
  line: 'linear-gradient(var(--rule),var(--rule)) top/calc(100% - 2*var(--edge)) 1px no-repeat',
  double:
    'linear-gradient(var(--rule) 1px,transparent 1px 4px,var(--rule) 4px) top/calc(100% - 2*var(--edge)) 5px no-repeat',
  // Crests, and between them troughs.
  wave: [
    `${arcAt('7px')} 50% 0/24px 4.5px repeat-x`,
    `${arcAt('-2.5px')} calc(50% + 12px) 4.5px/24px 4.5px repeat-x`,
  ].join(),
};

/** The styles of the ornaments that most themes leave out. */
export function ornamentStyles(theme: Theme): string {
  const { marks = 'woven', dividers: divider = 'none', buttons = {}, schemes } = theme;
  const picture = dividers[divider];
  return [
    ...markStyles[marks],
    buttons.arrow === false ? cssRule('[data-tone] [data-arrow]', { display: 'none' }) : '',
    buttons.style === 'outlined'
      ? cssRule(':is([data-tone=action],[data-tone=second])', { 'box-shadow': 'inset 0 0 0 1.5px' })
      : '',
    ...(picture === undefined
      ? []
      : Object.keys(schemes).flatMap((name) => {
          const ground = `> [data-background="${name}"]`;
          // Texts that follow each other are one text.
          const text = '[data-section="richText"]';
          const block = `section:not(${text} + ${text},${text} + link + script + ${text})`;
          const next = [`+ ${block}`, `+ link + script + ${block}`];
          const selectors = next.map((way) => `section:has(${ground}) ${way} ${ground}`);
          return cssRule(selectors.join(','), { background: `${picture},var(--bg)` });
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

const markStyles = {
  woven: [],
  none: [cssRule('[data-color]', { display: 'none' })],
  shapes: [
    cssRule('[data-color]', { background: 'var(--light)' }),
    cssRule('[data-color] path', { display: 'none' }),
    ...shapes.map((shape, index) => cssRule(`[data-color="${index}"] rect`, { 'clip-path': shape })),
  ],
  // Steps have a number anyway.
  numbers: [
    cssRule('[data-color]', { display: 'none' }),
    cssRule('main > section', { 'counter-reset': 'mark' }),
    cssRule(':has(> [data-color]):not(ol > li)::before', {
      'counter-increment': 'mark',
      content: 'counter(mark,decimal-leading-zero)',
      font: 'var(--figure-weight,440) var(--fs-h3)/1 var(--figures,var(--display))',
      color: 'var(--accent)',
    }),
  ],
};
