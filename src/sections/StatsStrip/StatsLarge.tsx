import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Block } from '../../components/Block.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { twoColumns } from '../../components/looks.ts';
import { Figure, FigureItems, fitsFigure } from '../../components/Figure.tsx';

export function StatsLarge({ title, stats: [first, ...rest] }: StatsStripSection) {
  return (
    <Block background="dark">
      <Title level={2} text={title} />
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

export const Title = styled(Heading)`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

const Split = styled.div`
  --split: 1fr 1fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);
  align-items: end;
`;

const Giant = styled.p`
  --figure: clamp(7rem, 4rem + 14vw, 16rem);
  --spacing: -0.06em;
  ${fitsFigure}

  strong {
    margin-inline-start: -0.04em;
    font-weight: 420;
    line-height: 0.82;
  }
  span {
    margin-top: 28px;
    font-size: var(--fs-lead);
  }
  @container ${belowTablet} {
    --figure: 40vw;
  }
`;

const Rest = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > li {
    --figure: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
    --spacing: -0.035em;
    --color: var(--fg);
    padding-block: 30px;
    padding-inline: 32px 0;
    border-inline-start: 1px var(--line-style) var(--rule-strong);
    ${fitsFigure}
  }
  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  span {
    margin-top: 10px;
  }
  /* Clips the rule left of the first in a row. */
  @container ${belowDesktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
    margin-inline-start: -33px;
    clip-path: inset(0 0 0 33px);
  }
  @container ${belowTablet} {
    margin-inline-start: -21px;
    clip-path: inset(0 0 0 21px);

    > li {
      padding-block: 22px;
      padding-inline: 20px 0;
    }
  }
`;
