import { css } from 'styled-components';
import { fitsFigure } from '../../components/Figure.tsx';

/** A figure with a rule in front. */
export const ruledFigure = css`
  --figure: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
  --spacing: calc(-0.035em * var(--tracking));
  --color: var(--fg);
  border-inline-start: 1px var(--line-style) var(--rule-strong);
  ${fitsFigure}
`;

/** Clips the rule in front of the first figure of each row, with the space behind it: together `--start` wide. */
export const clipsFirstRules = css`
  margin-inline-start: calc(-1 * var(--start));
  clip-path: inset(0 max(0px, -1 * var(--start) * var(--forward)) 0 max(0px, var(--start) * var(--forward)));
`;
