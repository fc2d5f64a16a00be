import { css } from 'styled-components';
import type { Statistic } from '../shared/generated/sections.ts';

/** As many letters as a figure may have. */
const mostLetters = 12;

/** As how many digits wide a figure is: "M" is nearly as wide as two. */
function lettersOf(value: string): number {
  return Math.ceil(value.length + 0.6 * (value.match(/[%@MW]/g)?.length ?? 0));
}

/** A figure and what it counts, for a list's item. Not term and meaning: a figure may stand without words. */
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

const letterCounts = Array.from({ length: mostLetters }, (_, index) => index + 1);

/**
 * For what holds one `Figure`: the number becomes smaller where it would not fit on its line. `--figure` is the size
 * it has otherwise. The holder needs a width of its own, for it is what the figure is measured against.
 */
export const fitsFigure = css`
  container-type: inline-size;

  strong {
    display: block;
    /* A digit of the display type is about 0.6 of its size wide. */
    font-size: max(1rem, min(var(--figure), 100cqi / (var(--letters) * 0.6)));
    /* What still does not fit, as its letters are wider or spaced, breaks. */
    overflow-wrap: anywhere;
  }
  ${letterCounts.map((letters) => `[data-letters='${letters}'] { --letters: ${letters}; }`).join('\n')}
`;
