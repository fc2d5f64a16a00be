import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { Figure, fitsFigure } from '../../components/Figure.tsx';

export function StatsRow({ title, stats }: StatsStripSection) {
  return (
    <Root data-background="page">
      <Wrap>
        <Title level={2} text={title} />
        <Figures>
          {stats.map((stat) => (
            <Item key={stat.value + stat.label}>
              <Figure stat={stat} />
            </Item>
          ))}
        </Figures>
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(3rem, 5vw, 4.5rem);
`;

const Title = styled(Heading)`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

/** One row while all fit. The rule left of the first in a row is clipped. */
const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 36px 0;
  margin-inline-start: -29px;
  clip-path: inset(0 0 0 29px);
`;

const Item = styled.li`
  --figure: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
  flex: 1 1 10.5rem;
  padding-inline: 28px;
  border-inline-start: 1px var(--line-style) var(--rule-strong);

  strong {
    font: 440 1em / 1 var(--display);
    letter-spacing: -0.035em;
  }
  ${fitsFigure}
  &:first-child {
    --figure: clamp(3.5rem, 2.2rem + 4.6vw, 6.25rem);
    flex: 1.35 1 14rem;
  }
  &:first-child strong {
    color: var(--accent);
  }
  span {
    display: block;
    margin-top: 12px;
    color: var(--fg-soft);
    line-height: 1.35;
  }
  @container ${belowDesktop} {
    &:first-child {
      flex-basis: 100%;
    }
  }
`;
