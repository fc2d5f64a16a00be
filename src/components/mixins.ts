import { css } from 'styled-components';
import { belowDesktop } from '../styles/container-sizes.ts';

/** Two columns of the widths `--split`, or one where there is no room. A child alone takes both. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: var(--split);

  > :only-child {
    grid-column: 1 / -1;
  }
  @container ${belowDesktop} {
    grid-template-columns: 1fr;
  }
  /* Below each other, and no grid: Firefox would print over a cell that a sheet breaks. */
  @media print {
    display: block;

    > * + * {
      margin-top: 2rem;
    }
  }
`;

/** For labels and buttons: the font of labels, where the theme has one. */
export const labelType = css`
  font-family: var(--labels, var(--text));
  font-style: var(--label-style, inherit);
  letter-spacing: var(--label-tracking, inherit);
  text-transform: var(--label-case, inherit);
`;

/** For a lead: a text below or beside a heading. */
export const leadText = css`
  font-size: var(--fs-lead);
  line-height: calc(var(--text-leading) - 0.1);
  color: var(--fg-soft);
`;

/** For a picture behind the other content of its frame, which is positioned. See also `Frame`. */
export const fillsFrame = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** For a heading in small print beside a larger line, which says more. */
export const quietTitle = css`
  font: 400 var(--fs-small) / 1.5 var(--text);
  letter-spacing: 0;
  word-spacing: normal;
  color: var(--fg-mute);
`;

const line = 'linear-gradient(currentColor, currentColor) center';

/** A plus and a minus, for a box as wide and as high as the sign. */
export const plusSign = `background: ${line} / 100% 2px no-repeat, ${line} / 2px 100% no-repeat; transition: background-size var(--quick) var(--ease);`;
export const minusSign = `background-size: 100% 2px, 2px 0;`;

/** For a list of `details`: summaries have a plus of the width `--sign`, which turns into a minus, and no marker. */
export const plusSummaries = css`
  summary {
    display: flex;
    justify-content: space-between;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: var(--sign);
    height: var(--sign);
    ${plusSign}
  }
  [open] > summary::after {
    ${minusSign}
  }
`;

/** For words over a picture: on paper, where no other background is printed, they keep theirs. */
export const printsBackground = css`
  @media print {
    background: var(--white-background) !important;
    print-color-adjust: exact;
  }
`;

/**
 * For a box of light text on a picture: a dark background that fades out around the box and adapts to its size. The
 * text keeps 4.5:1 over white. The box needs `position` and a stacking context.
 */
export const veilBehind = css`
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -3.5rem -4rem;
    background: color-mix(in srgb, var(--dark-background) 88%, transparent);
    filter: blur(2.5rem);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    background: Canvas;
    outline: 12px solid Canvas;

    &::before {
      content: none;
    }
  }
`;
