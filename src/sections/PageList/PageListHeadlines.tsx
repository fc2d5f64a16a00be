import { styled } from 'styled-components';
import { Band, SideHead, Wrap } from '../../components/Block.tsx';
import { Arrow, TextLink } from '../../components/Button.tsx';
import { Day } from '../../components/EntryFacts.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { PageListSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { Entries, type EntriesProps } from './Entries.tsx';
import { DayLine } from './EntryLines.tsx';
import { EntryTitle } from './EntryTitle.tsx';

/** Days and titles alone, beside the heading. */
export function PageListHeadlines(section: PageListSection) {
  const { background = 'page', title, lead, link } = section;
  return (
    <Band data-background={background}>
      <Wrap>
        <Split>
          <Side>
            <SideHead title={title} lead={lead}>
              {link !== undefined && <TextLink link={link} />}
            </SideHead>
          </Side>
          <div>
            <Entries section={section} list={Headlines} />
          </div>
        </Split>
      </Wrap>
    </Band>
  );
}

const Split = styled.div`
  --split: 4fr 8fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;
`;

const Side = styled.div`
  min-width: 0;
`;

function Headlines({ pages, level }: EntriesProps) {
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
