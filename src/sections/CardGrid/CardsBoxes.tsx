import { styled } from 'styled-components';
import { hasLongWord } from '../../components/cells.ts';
import { Block } from '../../components/Block.tsx';
import type { CardGridCard, CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { BoxCard } from './BoxCard.tsx';

export function CardsBoxes({ title, lead, link, background = 'soft', cards }: CardGridSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Shelf>
        {cards.map((card, index) => (
          <li key={card.title} data-size={sizeOf(card)} data-background={card.background ?? 'white'}>
            <BoxCard card={card} color={index - 2} />
          </li>
        ))}
      </Shelf>
    </Block>
  );
}

function sizeOf({ mark, picture }: CardGridCard) {
  if (picture) return 'wide';
  return mark ? 'third' : 'quarter';
}

const Shelf = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;

  > li {
    flex: 1 1 var(--basis);
    display: grid;
    position: relative;
    border-radius: var(--radius-card);
    overflow: hidden;
  }
  /* The cards of a row grow in proportion until the row is full. */
  [data-size='third'] {
    --basis: 18.5rem;
    min-height: 180px;
  }
  [data-size='third']:has(p) {
    min-height: 264px;
  }
  [data-size='quarter'] {
    --basis: 13rem;
  }
  [data-size='wide'] {
    --basis: 26rem;
    flex-grow: 2;
    min-height: 330px;
  }
  &${hasLongWord} > [data-size] {
    --basis: 20rem;
  }
  &${hasLongWord} > [data-size='wide'] {
    --basis: 100%;
  }
  @container ${belowDesktop} {
    [data-size='third'] {
      --basis: 13rem;
    }
    [data-size='quarter'] {
      --basis: 18rem;
    }
    [data-size='quarter']:has(p) {
      min-height: 264px;
    }
    [data-size='wide'] {
      --basis: 100%;
    }
  }
  @container ${belowTablet} {
    gap: 10px;

    > li:nth-child(n):nth-child(n) {
      --basis: 100%;
      min-height: 0;
    }
  }
`;
