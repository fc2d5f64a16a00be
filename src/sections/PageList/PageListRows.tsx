import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Day, Tags } from '../../components/EntryFacts.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { PageListSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowPhone, belowTablet, cramped } from '../../styles/container-sizes.ts';
import { Entries, type EntriesProps } from './Entries.tsx';
import { DayLine, Summary } from './EntryLines.tsx';
import { EntryTitle } from './EntryTitle.tsx';

/** Rows between thin lines: the day at the left, title and summary beside it, a picture at the end. */
export function PageListRows(section: PageListSection) {
  const { background = 'page', title, lead, link } = section;
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Entries section={section} list={Rows} />
    </Block>
  );
}

function Rows({ pages, level }: EntriesProps) {
  return (
    <List>
      {pages.map((page) => {
        const { date, picture, summary } = page.entry;
        return (
          <Row key={page.path}>
            <DayLine>
              <Day day={date} />
            </DayLine>
            <Words>
              <EntryTitle page={page} level={level} />
              {summary !== undefined && <Summary>{summary}</Summary>}
              <Tags entry={page.entry} />
            </Words>
            {picture && (
              <Picture>
                <PictureView picture={picture} sizes="(min-width: 768px) 240px, 112px" />
              </Picture>
            )}
          </Row>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  border-bottom: 1px solid var(--rule);
`;

const Words = styled.div`
  --title-size: var(--fs-h3);
  display: grid;
  gap: 12px;
  justify-items: start;
  min-width: 0;
`;

const Picture = styled(Frame)`
  width: 100%;
  aspect-ratio: 3 / 2;
  border-radius: var(--radius-picture);
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr) clamp(10rem, 19cqi, 15rem);
  gap: 12px clamp(1.5rem, 3vw, 3rem);
  align-items: start;
  padding-block: 32px;
  border-top: 1px solid var(--rule);

  /* On the first line of the title. */
  > ${DayLine} {
    padding-top: 0.45em;
  }
  &:has(a:is(:hover, :focus-visible)) :is(h2, h3) {
    color: var(--hover);
  }
  @container ${belowDesktop} {
    grid-template-columns: minmax(0, 1fr) clamp(6rem, 24cqi, 15rem);

    > ${DayLine} {
      grid-column: 1 / -1;
      padding-top: 0;
    }
    > ${Words}:last-child {
      grid-column: 1 / -1;
    }
  }
  @container ${belowTablet} {
    padding-block: 26px;

    /* The picture. */
    &:has(${Picture}) {
      --word-margin: 10.5rem;
    }
  }
  /* The picture below the words, where they need the whole row. */
  @container ${belowPhone} {
    &${hasLongWord}:has(${Picture}) {
      /* The longest step is for 30 letters. */
      --word-margin: 2.5rem;
    }
    &${hasLongWord} > * {
      grid-column: 1 / -1;
    }
  }
  @container ${cramped} {
    &:has(${Picture}) {
      --word-margin: 0rem;
    }
    > * {
      grid-column: 1 / -1;
    }
  }
`;
