import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { StatsTitle } from './StatsTitle.tsx';

/** The figures in a sentence in large type. */
export function StatsStripSentence({ title, stats }: StatsStripSection) {
  const { words, separators } = useLanguage();
  const endings = [...separators(stats.length), words.stop];
  return (
    <Block background="page">
      <StatsTitle level={2} text={title} />
      <Sentence data-tight="">
        {stats.map(({ value, label }, index) => (
          <li key={value + label} data-behind={endings[index]}>
            <strong>{value}</strong>
            {/* A non-breaking space keeps a figure and its label on one line. */}
            {label !== '' && <span>{'\u00a0' + label}</span>}
          </li>
        ))}
      </Sentence>
    </Block>
  );
}

/** A list to screen readers. Separators and full stop are generated content. */
const Sentence = styled.ul`
  font: var(--heading-style) var(--heading-weight, 440)
    min(clamp(1.875rem, 0.95rem + 4.1vw, 5rem), 8.5vw) / calc(1.14 * var(--leading)) var(--display);
  letter-spacing: calc(-0.034em * var(--tracking));
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
