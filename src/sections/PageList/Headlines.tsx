import { styled } from 'styled-components';
import { Arrow } from '../../components/Button.tsx';
import { Day } from '../../components/EntryFacts.tsx';
import { belowTablet } from '../../styles/container-sizes.ts';
import { DayLine } from './Cards.tsx';
import { type EntriesProps, EntryTitle } from './EntryTitle.tsx';

/** Days and titles alone. */
export function Headlines({ pages, level }: EntriesProps) {
  return (
    <List>
      {pages.map((page) => (
        <Line key={page.path}>
          <DayLine>
            <Day day={page.entry.date} />
          </DayLine>
          <EntryTitle page={page} level={level} />
          <Arrow />
        </Line>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-bottom: 1px solid var(--rule);
`;

const Line = styled.li`
  --title-size: var(--fs-card-small);
  /* The arrow. */
  --word-margin: 90px;
  position: relative;
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr) auto;
  gap: 4px 20px;
  align-items: baseline;
  padding-block: 20px;
  padding-inline-end: 4px;
  border-top: 1px solid var(--rule);

  > svg {
    align-self: center;
  }
  &:has(a:is(:hover, :focus-visible)) {
    :is(h2, h3) {
      color: var(--hover);
    }
    > svg {
      transform: translateX(4px);
    }
  }
  @container ${belowTablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    > ${DayLine} {
      grid-column: 1 / -1;
    }
  }
`;
