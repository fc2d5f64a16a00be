import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { ListRow } from './ListRow.tsx';
import { ThreadRun } from './ThreadRun.tsx';
import { leaving, mostThreads, runsFrom } from './thread-run.ts';

export function CardsList({ title, lead, link, background = 'page', cards }: CardGridSection) {
  const spins = cards.length <= mostThreads && cards.every(({ picture }) => picture);
  return (
    <Band data-background={background} data-threads-leave={spins ? cards.length : undefined}>
      <Wrap>
        <Split>
          <Side>
            <Words>
              <Heading level={2} text={title} />
              {lead !== undefined && <p>{lead}</p>}
              {link !== undefined && <TextLink link={link} />}
            </Words>
          </Side>
          <List>
            {cards.map((card) => (
              <ListRow key={card.title} card={card} />
            ))}
          </List>
          {spins && <ThreadRun rows={cards.length} />}
        </Split>
      </Wrap>
    </Band>
  );
}

const Split = styled.div`
  --gap: clamp(2rem, 5vw, 6rem);
  display: grid;
  grid-template-columns: 4.4fr 7.6fr;
  gap: 48px var(--gap);
  position: relative;

  @container ${belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

const Side = styled.div`
  @container ${runsFrom} {
    /* The next block decides whether threads are drawn. Reserving the room early avoids a new line break then. */
    [data-threads-leave] & {
      padding-inline: 0 24px;
    }
    ${leaving} & {
      /* Keeps the sticky heading from sliding over the threads. */
      padding-block: 0 240px;
    }
  }
`;

const Words = styled.div`
  position: sticky;
  top: calc(var(--header) + 40px);

  p {
    max-width: 38em;
    margin-top: 24px;
    ${leadText}
  }
  > a {
    margin-top: 34px;
  }
  @container ${belowDesktop} {
    position: static;
  }
`;

const List = styled.ul`
  border-bottom: 1px solid var(--rule);

  @container ${runsFrom} {
    ${leaving} & {
      /* Equal row heights put each thread's start at a known share of the list. */
      display: grid;
      grid-auto-rows: 1fr;
    }
  }
`;
