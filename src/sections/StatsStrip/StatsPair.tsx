import { styled } from 'styled-components';
import { Wrap } from '../../components/Wrap.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { Figure } from '../../components/Figure.tsx';

export function StatsPair({ title, stats }: StatsStripSection) {
  return (
    <div data-ground="cotton">
      <Wrap>
        {title !== undefined && <Title>{title}</Title>}
        <Pair>
          {stats.map((stat) => (
            <li key={stat.value + stat.label}>
              <Figure stat={stat} />
            </li>
          ))}
        </Pair>
      </Wrap>
    </div>
  );
}

const Title = styled.h2`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(1rem, 2vw, 2rem);
`;

const Pair = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 28px;
    align-items: end;
    padding-block: clamp(2.5rem, 5vw, 4.5rem);
  }
  > li:nth-child(even) {
    border-left: 1px dashed var(--rule-strong);
    padding-left: clamp(1.5rem, 5vw, 5rem);
  }
  strong {
    display: block;
    font: 430 clamp(4.5rem, 2.6rem + 7vw, 8.5rem) / 0.86 var(--display);
    letter-spacing: -0.05em;
    color: var(--accent);
  }
  span {
    display: block;
    max-width: 9em;
    font-size: var(--fs-lead);
    line-height: 1.35;
    color: var(--fg-soft);
  }
  @media ${belowDesktop} {
    > li {
      grid-template-columns: 1fr;
      gap: 18px;
      align-content: start;
    }
  }
  @media ${belowTablet} {
    grid-template-columns: 1fr;

    > li {
      grid-template-columns: auto 1fr;
    }
    > li:nth-child(even) {
      padding-left: 0;
      padding-top: 0;
      border: 0;
    }
  }
`;
