import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { balancedColumns, columnStyles, hasLongWord } from '../../components/cells.ts';
import { Day, Tags } from '../../components/EntryFacts.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { belowTablet } from '../../styles/container-sizes.ts';
import type { PageListSection } from '../../shared/generated/sections.ts';
import { Entries, type EntriesProps } from './Entries.tsx';
import { DayLine, Summary } from './EntryLines.tsx';
import { EntryTitle } from './EntryTitle.tsx';

/** Cards beside each other: a picture on top, below it day, title and summary, the tags at the foot. */
export function PageListCards(section: PageListSection) {
  const { background = 'page', title, lead, link } = section;
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Entries section={section} list={Cards} />
    </Block>
  );
}

function Cards({ pages, level }: EntriesProps) {
  return (
    <Grid data-columns={balancedColumns(pages.length, 3)}>
      {pages.map((page) => {
        const { date, picture, summary } = page.entry;
        return (
          <Card key={page.path}>
            {picture ? (
              <Picture>
                <PictureView
                  picture={picture}
                  sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
                />
              </Picture>
            ) : (
              <Edge />
            )}
            <DayLine>
              <Day day={date} />
            </DayLine>
            <EntryTitle page={page} level={level} />
            {summary !== undefined && <Summary>{summary}</Summary>}
            <Tags entry={page.entry} />
          </Card>
        );
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  ${columnStyles}
  gap: calc(clamp(2.5rem, 4.6vw, 4.25rem) * var(--gaps)) calc(36px * var(--gaps));

  &[data-columns='1'] {
    --columns: 2;
  }
  &${hasLongWord} {
    --columns: 2;
  }
  @container ${belowTablet} {
    --most: 1;
  }
`;

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  min-width: 0;

  &:has(a:is(:hover, :focus-visible)) :is(h2, h3) {
    color: var(--hover);
  }
  > ul {
    padding-top: 4px;
  }
`;

const Picture = styled(Frame)`
  width: 100%;
  aspect-ratio: 3 / 2;
  margin-bottom: 12px;
  border-radius: var(--radius-picture);
`;

/** In the place of a picture: a strong line, so that the card has an upper edge. */
const Edge = styled.div`
  width: 100%;
  margin-bottom: 12px;
  border-top: 3px solid var(--accent);
`;
