import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { Figure, fitsFigure } from '../../components/Figure.tsx';

export function StatsPair({ title, stats }: StatsStripSection) {
  return (
    <div data-background="page">
      <Wrap>
        <Title level={2} text={title} />
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

const Title = styled(Heading)`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(1rem, 2vw, 2rem);
`;

const Pair = styled.ul`
  --room: clamp(1.5rem, 5vw, 5rem);
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-1px - var(--room));
  /* Clips the rule left of the first in a row. */
  clip-path: inset(0 0 0 calc(1px + var(--room)));

  > li {
    --figure: clamp(4.5rem, 2.6rem + 7vw, 8.5rem);
    flex: 1 1 22rem;
    display: flex;
    flex-wrap: wrap;
    gap: 18px 28px;
    align-items: end;
    padding-block: clamp(2.5rem, 5vw, 4.5rem);
    padding-inline-start: var(--room);
    border-inline-start: 1px var(--line-style) var(--rule-strong);
  }
  &:has(> li:nth-child(3)) > li {
    padding-block: clamp(2rem, 4vw, 3rem);
  }
  strong {
    font: 430 1em / 0.86 var(--display);
    letter-spacing: -0.05em;
    color: var(--accent);
  }
  > li {
    ${fitsFigure}
  }
  span {
    display: block;
    max-width: 9em;
    font-size: var(--fs-lead);
    line-height: 1.35;
    color: var(--fg-soft);
  }
`;
