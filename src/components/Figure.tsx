import { css } from 'styled-components';
import type { Statistic } from '../shared/generated/sections.ts';

/** Most letters of a figure. */
const mostLetters = 12;

/** "M" is nearly as wide as two digits, and so is a letter of many other scripts. */
const wide = /[%٪@MW]|(?![\p{ASCII}\p{P}\p{S}])[^\p{Script=Latin}]/gu;

/** Width of a figure in digits. Marks on letters take no room. */
export function lettersOf(value: string): number {
  const letters = value.replaceAll(/\p{Mn}/gu, '');
  return Math.ceil(letters.length + 0.6 * (letters.match(wide)?.length ?? 0));
}

/** A figure and its label, for a list item. Not a `<dl>`, because a figure may lack a label. */
export function Figure({ stat: { value, label } }: { stat: Statistic }) {
  return (
    <>
      <strong data-letters={Math.min(mostLetters, lettersOf(value))}>{value}</strong>
      {label !== '' && (
        <>
          {' '}
          <span>{label}</span>
        </>
      )}
    </>
  );
}

/** The items of a list of figures. */
export function FigureItems({ stats }: { stats: Statistic[] }) {
  return stats.map((stat) => (
    <li key={stat.value + stat.label}>
      <Figure stat={stat} />
    </li>
  ));
}

const letterCounts = Array.from({ length: mostLetters }, (_, index) => index + 1);

/**
 * For the container of one `Figure`, or of several: a large number above its label. The number's font is reduced until
 * it fits on its line. `--figure` is the full size, `--spacing` the number's letter spacing, `--color` its colour if it
 * is not the accent. The container needs a definite width.
 */
export const fitsFigure = css`
  container-type: inline-size;

  strong {
    display: block;
    font: var(--figure-weight, 440) 1em / 1 var(--figures, var(--display));
    letter-spacing: var(--spacing);
    color: var(--color, var(--accent));
    font-size: max(1rem, min(var(--figure), 100cqi / (var(--letters) * var(--digit))));
    /* Wider letters or spaced ones may still not fit: they break. */
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    color: var(--fg-soft);
  }
  ${letterCounts.map((letters) => `[data-letters='${letters}'] { --letters: ${letters}; }`).join('\n')}
`;
