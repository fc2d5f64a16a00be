import { styled } from 'styled-components';
import { twoColumns } from '../../components/mixins.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { Figures, Quotes, QuotesAndFigures } from './QuotesAndFigures.tsx';

/** The quote left, the figures right of a dashed rule. */
export const TestimonialsBeside = styled(QuotesAndFigures)`
  --split: 8fr 4fr;
  ${twoColumns}
  gap: 64px;
  align-items: center;

  > ${Quotes} blockquote {
    max-width: 26em;
    font: var(--heading-style) var(--heading-weight, 440)
      min(clamp(1.625rem, 1.1rem + 2.2vw, 3rem), 10vw) / calc(1.16 * var(--leading)) var(--display);
  }
  > ${Figures} {
    --figure: 3rem;
    --spacing: calc(-0.03em * var(--tracking));
    gap: 26px;
    padding-inline-start: 40px;
    border-inline-start: 1px var(--line-style) var(--rule-strong);

    @container ${belowDesktop} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
      padding: 0;
      border: 0;
    }
    @container ${belowTablet} {
      --figure: 2rem;
      gap: 16px;
    }
  }
`;
