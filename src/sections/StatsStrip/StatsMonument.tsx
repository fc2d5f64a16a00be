import { styled } from 'styled-components';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { Figure } from '../../components/Figure.tsx';

export function StatsMonument({ title, stats: [first, ...rest] }: StatsStripSection) {
  return (
    <Band data-ground="vat">
      <Wrap>
        {title !== undefined && <Title>{title}</Title>}
        <Split>
          {first && (
            <Giant>
              <Figure stat={first} />
            </Giant>
          )}
          {rest.length > 0 && (
            <Rest>
              {rest.map((stat) => (
                <li key={stat.value + stat.label}>
                  <Figure stat={stat} />
                </li>
              ))}
            </Rest>
          )}
        </Split>
      </Wrap>
    </Band>
  );
}

const Title = styled.h2`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(2rem, 5vw, 5rem);
  align-items: end;

  @media ${belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

const Giant = styled.p`
  strong {
    display: block;
    font: 420 clamp(7rem, 4rem + 14vw, 16rem) / 0.82 var(--display);
    letter-spacing: -0.06em;
    margin-left: -0.04em;
    color: var(--accent);
  }
  span {
    display: block;
    margin-top: 28px;
    font-size: var(--fs-lead);
    color: var(--fg-soft);
  }
  @media ${belowTablet} {
    strong {
      font-size: 40vw;
    }
  }
`;

const Rest = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > li {
    padding: 30px 0 30px 32px;
    border-left: 1px dashed var(--rule-strong);
  }
  strong {
    display: block;
    font: 440 clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem) / 1 var(--display);
    letter-spacing: -0.035em;
  }
  span {
    display: block;
    margin-top: 10px;
    color: var(--fg-soft);
  }
  @media ${belowDesktop} {
    > li:nth-child(odd) {
      padding-left: 0;
      border: 0;
    }
  }
  @media ${belowTablet} {
    > li {
      padding-block: 22px;
    }
    > li:nth-child(even) {
      padding-left: 20px;
    }
  }
`;
