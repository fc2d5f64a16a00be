import { styled } from 'styled-components';
import { Arrow, LinkLabel } from '../../components/Button.tsx';
import {
  balancedColumns,
  cellsBeside,
  cellStyles,
  columnStyles,
  hasLongWord,
  lastColumns,
} from '../../components/cells.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowTablet, fromDesktop } from '../../styles/container-sizes.ts';
import { CardSign, CardText } from './CardText.tsx';

export function CardGridGrid({ title, lead, link, picture, background = 'page', cards }: CardGridSection) {
  const count = cards.length + (link ? 1 : 0);
  const isOdd = count % 2 === 1;
  const columns = picture ? 4 : balancedColumns(count, 4);
  const cells = picture ? cellsBeside(count) : fillRows(count, columns);
  return (
    <Block background={background} title={title} lead={lead}>
      <Bench data-columns={columns}>
        {cards.map((card, index) => (
          <Cell
            key={card.title}
            data-columns={cells[index]?.columns}
            data-rows={cells[index]?.rows}
            data-alone={isOdd && index === count - 1}
          >
            <CardSign card={card} color={index} />
            <div>
              <CardText card={card} />
            </div>
          </Cell>
        ))}
        {picture && (
          <Scene as="li" data-row={count < 8 ? 'first' : 'second'}>
            <PictureView picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" />
          </Scene>
        )}
        {link && (
          <Last data-columns={cells.at(-1)?.columns} data-rows={cells.at(-1)?.rows} data-alone={isOdd}>
            <CellLink href={link.href} data-background={background === 'accent' ? 'dark' : 'accent'}>
              <LinkLabel link={link} /> <Arrow />
            </CellLink>
          </Last>
        )}
      </Bench>
    </Block>
  );
}

/** Makes the last cell fill its row. */
function fillRows(count: number, columns: number) {
  return Array.from({ length: count }, (_, index) => ({
    columns: index === count - 1 ? lastColumns(count, columns) : 1,
    rows: 1,
  }));
}

/* Its frame is drawn over the cells, whose own lines would be cut off at round corners. */
const Bench = styled.ul`
  position: relative;
  border-radius: var(--radius-card);
  overflow: clip;
  ${columnStyles}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--rule);
    border-radius: inherit;
    pointer-events: none;
  }

  > [data-alone='true'] {
    grid-column: 1 / -1;
  }
  &${hasLongWord} {
    --columns: 2;
  }
  @container ${fromDesktop} {
    &:not(${hasLongWord}) {
      ${cellStyles}
    }
  }
  @container ${belowTablet} {
    --most: 1;
    border-top: 1px solid var(--rule);
    border-radius: 0;
    overflow: visible;

    &::after {
      content: none;
    }
  }
`;

const Cell = styled.li`
  --title-size: var(--fs-card-small);
  display: flex;
  flex-direction: column;
  gap: 44px;
  padding: 28px 26px 32px;
  border-inline-end: 1px solid var(--rule);
  border-bottom: 1px solid var(--rule);
  position: relative;
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: var(--surface);
  }
  @container ${fromDesktop} {
    min-height: 132px;
  }
  @container ${belowTablet} {
    flex-direction: row;
    gap: 20px;
    padding: 24px 0 26px;
    border-inline-end: 0;

    > div {
      flex: 1;
    }
  }
`;

/* The picture comes first. In four columns it spans four cells at the right, vertically centred in a long list. */
const Scene = styled(Frame)`
  grid-area: 1 / 1 / 2 / -1;
  aspect-ratio: 16 / 9;

  @container ${fromDesktop} {
    ${Bench}:not(${hasLongWord}) > & {
      grid-area: 1 / 3 / 3 / 5;
      aspect-ratio: auto;
    }
    ${Bench}:not(${hasLongWord}) > &[data-row='second'] {
      grid-row: 2 / 4;
    }
  }
  @container ${belowTablet} {
    margin-inline: calc(-1 * var(--gutter));
  }
`;

const Last = styled.li`
  display: grid;

  @container ${belowTablet} {
    margin-inline: calc(-1 * var(--gutter));
  }
`;

const CellLink = styled.a`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: calc(28px * var(--gaps));
  padding: 28px 26px 30px;
  font: var(--heading-style) var(--heading-weight, 520) var(--fs-card-small) / calc(1.2 * var(--leading))
    var(--display);
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: var(--surface);
    color: inherit;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  @container ${belowTablet} {
    padding: 30px var(--gutter);
  }
`;
