import { styled } from 'styled-components';
import { fromTablet } from '../../styles/container-sizes.ts';
import { Figures, Quotes, QuotesAndFigures } from './QuotesAndFigures.tsx';

/** The quote over the whole width, the figures in a row below it. */
export const TestimonialsWide = styled(QuotesAndFigures)`
  > ${Quotes} {
    blockquote {
      max-width: 17em;
      font: var(--heading-style) var(--heading-weight, 440)
        min(clamp(1.75rem, 1.1rem + 3vw, 3.75rem), 10vw) / calc(1.1 * var(--leading)) var(--display);
    }
    /* The pager is on the line of the position. */
    @container ${fromTablet} {
      > [data-many] {
        position: absolute;
        inset-inline-end: 0;
        bottom: 10px;
        z-index: 1;
        margin: 0;
      }
      &:has(> [data-many]) figcaption {
        max-width: 38%;
      }
    }
  }
  > ${Figures} {
    --figure: clamp(2.5rem, 1.8rem + 2.6vw, 4rem);
    --spacing: calc(-0.04em * var(--tracking));
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
    gap: 24px 12px;
    margin-top: clamp(2.5rem, 4.6vw, 4rem);
    padding-top: 36px;
    background: linear-gradient(90deg, var(--rule-strong) 0 var(--dash), transparent var(--dash) 15px) 0 0 /
      15px 1px repeat-x;

    span {
      margin-top: 8px;
    }
  }
`;
