import { useId } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { balancedColumns, columnStyles } from '../../components/cells.ts';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { CardText } from './CardText.tsx';

/** Cards without a frame, below an edge of their weave. */
export function CardGridEdge({ title, lead, link, background = 'soft', cards }: CardGridSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Cards data-columns={balancedColumns(cards.length, 3)}>
        {cards.map((card) => (
          <Card key={card.title}>
            {card.picture && <Edge weave={card.picture} />}
            <CardText card={card} />
          </Card>
        ))}
      </Cards>
    </Block>
  );
}

/** Height in px of one repeat of the weave. It is twice the edge's height, so half of it shows. */
const repeat = 88;

/** A weave repeated along the top of a card. */
function Edge({ weave }: { weave: Picture }) {
  const id = useId();
  const width = Math.round((weave.width / weave.height) * repeat);
  const start = weave.focus && { x: (-weave.focus[0] / 100) * width, y: (-weave.focus[1] / 200) * repeat };
  return (
    <Strip aria-hidden="true">
      <pattern id={id} {...start} width={width} height={repeat} patternUnits="userSpaceOnUse">
        <image href={weave.src} width={width} height={repeat} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Strip>
  );
}

const Cards = styled.ul`
  gap: calc(clamp(2.5rem, 4.6vw, 4.25rem) * var(--gaps)) calc(36px * var(--gaps));
  ${columnStyles}

  @container ${belowTablet} {
    --most: 1;
  }
`;

const Strip = styled.svg`
  width: 100%;
  height: 44px;
  margin-bottom: 26px;
  border-radius: 3px;
`;

const Card = styled.li`
  position: relative;
`;
