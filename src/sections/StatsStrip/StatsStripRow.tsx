import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { FigureItems } from '../../components/Figure.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { clipsFirstRules, ruledFigure } from './figure-rules.ts';
import { StatsTitle } from './StatsTitle.tsx';

/** The figures in a row, the first one larger. */
export function StatsStripRow({ title, stats }: StatsStripSection) {
  return (
    <Root data-background="page">
      <Wrap>
        <StatsTitle level={2} text={title} />
        <Figures>
          <FigureItems stats={stats} />
        </Figures>
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(3rem, 5vw, 4.5rem);
`;

/** One row while all fit. */
const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 36px 0;
  --start: 29px;
  ${clipsFirstRules}

  > li {
    flex: 1 1 10.5rem;
    padding-inline: 28px;
    ${ruledFigure}

    &:first-child {
      --figure: clamp(3.5rem, 2.2rem + 4.6vw, 6.25rem);
      --color: var(--accent);
      flex: 1.35 1 14rem;
    }
    span {
      margin-top: 12px;
      line-height: 1.35;
    }
    @container ${belowDesktop} {
      &:first-child {
        flex-basis: 100%;
      }
    }
  }
`;
