import { styled } from 'styled-components';
import { HeadingText } from '../../components/HeadingText.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { StatsStripSection } from '../../shared/generated/sections.ts';

export function StatsSentence({ title, stats }: StatsStripSection) {
  return (
    <Band data-ground="cotton">
      <Wrap>
        {title !== undefined && (
          <Title>
            <HeadingText text={title} />
          </Title>
        )}
        <Sentence>
          {stats.map(({ value, label }) => (
            <li key={value + label}>
              <strong>{value}</strong>
              {/* A line never ends between a figure and its words. */}
              {label !== '' && <span>{'\u00a0' + label}</span>}
            </li>
          ))}
        </Sentence>
      </Wrap>
    </Band>
  );
}

const Title = styled.h2`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

/** The figures stay a list; commas, "and" and the full stop are drawn. */
const Sentence = styled.ul`
  font: 440 clamp(1.875rem, 0.95rem + 4.1vw, 5rem) / 1.14 var(--display);
  letter-spacing: -0.034em;
  text-wrap: balance;

  > li,
  strong,
  span {
    display: inline;
  }
  strong {
    color: var(--accent);
    font-weight: inherit;
  }
  > li::after {
    content: ', ';
  }
  > li:nth-last-child(2)::after {
    content: ' and ';
  }
  > li:last-child::after {
    content: '.';
  }
`;
