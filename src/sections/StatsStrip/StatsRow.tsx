import { styled } from 'styled-components';
import { Wrap } from '../../components/Wrap.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/media.ts';
import { Figure } from '../../components/Figure.tsx';

export function StatsRow({ title, stats }: StatsStripSection) {
  return (
    <Root data-ground="cotton">
      <Wrap>
        {title !== undefined && <Title>{title}</Title>}
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
  padding-block: calc(clamp(3rem, 5vw, 4.5rem) + var(--lead-in, 0px)) clamp(3rem, 5vw, 4.5rem);
`;

const Title = styled.h2`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: 1.35fr;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;

  @media ${belowDesktop} {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: row;
    gap: 36px 0;
  }
`;

const Item = styled.li`
  padding-inline: 28px;
  border-left: 1px dashed var(--rule-strong);

  &:first-child {
    padding-left: 0;
    border: 0;
  }
  strong {
    display: block;
    font: 440 clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem) / 1 var(--display);
    letter-spacing: -0.035em;
  }
  &:first-child strong {
    font-size: clamp(3.5rem, 2.2rem + 4.6vw, 6.25rem);
    color: var(--accent);
  }
  span {
    display: block;
    margin-top: 12px;
    color: var(--fg-soft);
    line-height: 1.35;
  }
  @media ${belowDesktop} {
    &:first-child {
      grid-column: 1 / -1;
    }
    &:nth-child(even) {
      padding-left: 0;
      border: 0;
    }
  }
`;
