import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Block } from '../../components/Block.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { StatsStripSection } from '../../shared/generated/sections.ts';

export function StatsSentence({ title, stats }: StatsStripSection) {
  const { words, separators } = useLanguage();
  const behind = [...separators(stats.length), words.stop];
  return (
    <Block background="page">
      <Title level={2} text={title} />
      <Sentence>
        {stats.map(({ value, label }, index) => (
          <li key={value + label} data-behind={behind[index]}>
            <strong>{value}</strong>
            {/* A non-breaking space keeps a figure and its label on one line. */}
            {label !== '' && <span>{'\u00a0' + label}</span>}
          </li>
        ))}
      </Sentence>
    </Block>
  );
}

const Title = styled(Heading)`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

/** A list to screen readers. Separators and full stop are generated content. */
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
    content: attr(data-behind);
  }
`;
