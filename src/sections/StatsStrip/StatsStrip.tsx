import { css, styled } from 'styled-components';
import { Block, Wrap } from '../../components/Block.tsx';
import { Figure, FigureItems, fitsFigure, lettersOf } from '../../components/Figure.tsx';
import { Heading } from '../../components/Heading.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { twoColumns } from '../../components/mixins.ts';
import type { StatsStripSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { byVariant } from '../by-variant.ts';

function StatsLarge({ title, stats: [first, ...rest] }: StatsStripSection) {
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

const Title = styled(Heading)`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

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

/** A figure with a rule in front. */
const ruledFigure = css`
  --figure: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
  --spacing: calc(-0.035em * var(--tracking));
  --color: var(--fg);
  border-inline-start: 1px var(--line-style) var(--rule-strong);
  ${fitsFigure}
`;

/** Clips the rule in front of the first figure of each row, with the space behind it: together `--start` wide. */
const clipsFirstRules = css`
  margin-inline-start: calc(-1 * var(--start));
  clip-path: inset(0 max(0px, -1 * var(--start) * var(--forward)) 0 max(0px, var(--start) * var(--forward)));
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

function StatsRow({ title, stats }: StatsStripSection) {
  return (
    <Root data-background="page">
      <Wrap>
        <Title level={2} text={title} />
        <Figures>
          <FigureItems stats={stats} />
        </Figures>
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(3rem, 5vw, 4.5rem);
`;

/** One row while all fit. */
const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 36px 0;
  --start: 29px;
  ${clipsFirstRules}

  > li {
    flex: 1 1 10.5rem;
    padding-inline: 28px;
    ${ruledFigure}

    &:first-child {
      --figure: clamp(3.5rem, 2.2rem + 4.6vw, 6.25rem);
      --color: var(--accent);
      flex: 1.35 1 14rem;
    }
    span {
      margin-top: 12px;
      line-height: 1.35;
    }
    @container ${belowDesktop} {
      &:first-child {
        flex-basis: 100%;
      }
    }
  }
`;

function StatsPair({ title, stats }: StatsStripSection) {
  return (
    <div data-background="page">
      <Wrap>
        <PairTitle level={2} text={title} />
        <Pair data-below={stats.some(({ value }) => lettersOf(value) > mostBeside)}>
          <FigureItems stats={stats} />
        </Pair>
      </Wrap>
    </div>
  );
}

const PairTitle = styled(Heading)`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(1rem, 2vw, 2rem);
`;

/** Letters of the longest figure that has its label beside it. */
const mostBeside = 4;

/* All labels are beside their figures, or all below. */
const Pair = styled.ul`
  --room: clamp(1.5rem, 5vw, 5rem);
  display: flex;
  flex-wrap: wrap;
  --start: calc(1px + var(--room));
  ${clipsFirstRules}

  > li {
    --figure: clamp(4.5rem, 2.6rem + 7vw, 8.5rem);
    --spacing: calc(-0.05em * var(--tracking));
    /* At most two in a row. */
    flex: 1 1 max(22rem, 34%);
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 18px 28px;
    align-items: end;
    padding-block: clamp(2rem, 4vw, 3rem);
    padding-inline-start: var(--room);
    border-inline-start: 1px var(--line-style) var(--rule-strong);
    ${fitsFigure}
  }
  &[data-below='true'] > li {
    grid-template-columns: 1fr;
  }
  @container ${belowDesktop} {
    > li {
      grid-template-columns: 1fr;
    }
  }
  strong {
    line-height: 0.86;
  }
  span {
    max-width: 9em;
    font-size: var(--fs-lead);
    line-height: 1.35;
  }
`;

function StatsSentence({ title, stats }: StatsStripSection) {
  const { words, separators } = useLanguage();
  const endings = [...separators(stats.length), words.stop];
  return (
    <Block background="page">
      <Title level={2} text={title} />
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

export const StatsStrip = byVariant<StatsStripSection>('row', {
  row: StatsRow,
  large: StatsLarge,
  sentence: StatsSentence,
  pair: StatsPair,
});
