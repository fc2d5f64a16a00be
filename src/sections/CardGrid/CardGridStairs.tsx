import { styled } from 'styled-components';
import { balancedColumns, columnStyles, hasLongWord } from '../../components/cells.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { Block, SectionHead } from '../../components/Block.tsx';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet, fromDesktop } from '../../styles/container-sizes.ts';
import { CardText } from './CardText.tsx';

export function CardGridStairs({ title, lead, link, background = 'page', cards }: CardGridSection) {
  const columns = balancedColumns(cards.length, 3);
  const risesBesideHead = lead === undefined && link === undefined && cards[2]?.picture !== undefined;
  return (
    <Block background={background}>
      <Head>
        <SectionHead title={title} lead={lead} link={link} />
      </Head>
      <Stair data-columns={columns} data-beside-head={risesBesideHead && columns === 3 ? '' : undefined}>
        {cards.map((card, index) => (
          <Step key={card.title} data-rise={columns === 1 ? 3 : (index % columns) + 1}>
            {card.picture && <PictureView picture={card.picture} sizes="(min-width: 768px) 33vw, 100vw" />}
            <CardText card={card} />
          </Step>
        ))}
      </Stair>
    </Block>
  );
}

const Head = styled.div`
  h2 {
    max-width: 12em;
  }
`;

/* All cards share the rows for pictures, titles and texts, so a long text does not lift its picture. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  padding-bottom: 40px;

  img {
    align-self: end;
    width: 100%;
    object-fit: cover;
    border-radius: var(--radius-card);
  }
  h3 {
    grid-row: 2;
    margin-top: 24px;
  }
  p {
    grid-row: 3;
  }
`;

const Stair = styled.ul`
  --rise: 104px;
  ${columnStyles}
  gap: 0 calc(14px * var(--gaps));
  /* Cancels the bottom padding of the last row. */
  margin-bottom: -40px;

  img {
    height: var(--rise);
  }
  > [data-rise='2'] {
    --rise: 184px;
  }
  > [data-rise='3'] {
    --rise: 276px;
  }
  @container ${fromDesktop} {
    /* The tallest picture is beside the heading. */
    &[data-beside-head] {
      margin-top: calc(-62px - clamp(0rem, 1.4vw, 1.5rem));
    }
  }
  @container ${belowDesktop} {
    --most: 3;

    &${hasLongWord} {
      --columns: 2;
    }
  }
  @container ${belowTablet} {
    --most: 1;

    img {
      height: calc(var(--rise) * 0.3 + 36px);
    }
  }
`;
