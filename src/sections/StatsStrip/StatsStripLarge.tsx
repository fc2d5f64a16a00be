import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Figure, FigureItems, fitsFigure } from '../../components/Figure.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { clipsFirstRules, ruledFigure } from './figure-rules.ts';
import { StatsTitle } from './StatsTitle.tsx';

/** The first figure very large, the others in a grid beside it. */
export function StatsStripLarge({ title, stats: [first, ...rest] }: StatsStripSection) {
  return (
    <Block background="dark">
      <StatsTitle level={2} text={title} />
      <Split>
        {first && (
          <Giant>
            <Figure stat={first} />
          </Giant>
        )}
        {rest.length > 0 && (
          <Rest>
            <FigureItems stats={rest} />
          </Rest>
        )}
      </Split>
    </Block>
  );
}

const Split = styled.div`
  --split: 1fr 1fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);
  align-items: end;
`;

const Giant = styled.p`
  --figure: clamp(9rem, 4rem + 14vw, 16rem);
  --spacing: calc(-0.06em * var(--tracking));
  ${fitsFigure}

  strong {
    line-height: 0.82;
  }
  span {
    margin-top: 28px;
    font-size: var(--fs-lead);
  }
`;

const Rest = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > li {
    padding-block: 26px;
    padding-inline: 24px 0;
    ${ruledFigure}
  }
  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  span {
    margin-top: 10px;
  }
  @container ${belowDesktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
    --start: 25px;
    ${clipsFirstRules}
  }
`;
