import { styled } from 'styled-components';
import { Arrow, RoundButton, TextLink } from '../../components/Button.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Band, SideHead, Wrap } from '../../components/Block.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { CardGridCard, CardGridSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { CardText } from './CardText.tsx';
import { leaving, mostThreads, runsFrom, ThreadRun } from './Threads.tsx';

/** One service: picture, title, text and, if it has a link, a round arrow. */
function ListRow({ card }: { card: CardGridCard }) {
  return (
    <Row>
      {card.picture && (
        <Swatch>
          <PictureView picture={card.picture} sizes="112px" />
        </Swatch>
      )}
      <Words>
        <CardText card={card} />
      </Words>
      {card.href !== undefined && (
        <Disc as="span">
          <Arrow />
        </Disc>
      )}
    </Row>
  );
}

const Swatch = styled(Frame)`
  flex: none;
  width: clamp(76px, 15vw, 112px);
  aspect-ratio: 1;
  border-radius: var(--radius-picture);
`;

const Words = styled.div`
  --title-size: var(--fs-h3);
  flex: 1 1 10rem;
`;

const Disc = styled(RoundButton)`
  @container ${belowTablet} {
    display: none;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 14px clamp(1.1rem, 2.4vw, 2.2rem);
  align-items: center;
  padding: 26px 0;
  border-top: 1px solid var(--rule);
  position: relative;

  &:has(a:is(:hover, :focus-visible)) {
    h3 {
      color: var(--hover);
    }
    ${Disc} {
      background: var(--brand-background);
      color: var(--brand-text);
    }
  }
  @container ${belowTablet} {
    align-items: start;
  }
`;

export function CardGridList({ title, lead, link, background = 'page', cards }: CardGridSection) {
  const spins = cards.length <= mostThreads && cards.every(({ picture }) => picture);
  return (
    <Band data-background={background} data-threads-leave={spins ? cards.length : undefined}>
      <Split>
        <Side>
          <SideHead title={title} lead={lead}>
            {link !== undefined && <TextLink link={link} />}
          </SideHead>
        </Side>
        <List>
          {cards.map((card) => (
            <ListRow key={card.title} card={card} />
          ))}
        </List>
        {spins && <ThreadRun rows={cards.length} />}
      </Split>
    </Band>
  );
}

const Split = styled(Wrap)`
  --gap: clamp(2rem, 5vw, 6rem);
  --split: 4.4fr 7.6fr;
  ${twoColumns}
  gap: 48px var(--gap);
  position: relative;
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
