import { styled } from 'styled-components';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CardGridCard, CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { ShelfCard } from './ShelfCard.tsx';

export function CardsShelf({ title, lead, link, ground = 'linen', cards }: CardGridSection) {
  return (
    <Band data-ground={ground}>
      <Wrap>
        <SectionHead title={title} lead={lead} link={link} />
        <Shelf>
          {cards.map((card, index) => (
            <li key={card.title} data-size={sizeOf(card)} data-ground={card.tone ?? 'white'}>
              <ShelfCard card={card} dye={index - 2} />
            </li>
          ))}
        </Shelf>
      </Wrap>
    </Band>
  );
}

function sizeOf({ mark, picture }: CardGridCard) {
  if (picture) return 'wide';
  return mark ? 'third' : 'quarter';
}

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 14px;

  > li {
    display: grid;
    position: relative;
    border-radius: var(--radius);
    overflow: hidden;
  }
  [data-size='third'] {
    grid-column: span 4;
    min-height: 264px;
  }
  [data-size='quarter'] {
    grid-column: span 3;
  }
  [data-size='wide'] {
    grid-column: span 6;
    min-height: 330px;
  }
  @media ${belowDesktop} {
    [data-size='quarter'] {
      grid-column: span 6;
      min-height: 264px;
    }
    [data-size='wide'] {
      grid-column: 1 / -1;
    }
  }
  @media ${belowTablet} {
    gap: 10px;

    > li:nth-child(n) {
      grid-column: 1 / -1;
      min-height: 0;
    }
  }
`;
