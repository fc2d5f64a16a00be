import { styled } from 'styled-components';
import { covers } from '../../components/looks.ts';
import { Arrow } from '../../components/Arrow.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { CardGridCard } from '../../shared/generated/sections.ts';
import { reducedMotion } from '../../theme/media.ts';
import { belowTablet } from '../../theme/room.ts';
import { CardTitle } from './CardTitle.tsx';

/** One service: picture, title, text and, if it has a link, a round arrow. */
export function ListRow({ card }: { card: CardGridCard }) {
  return (
    <Row>
      {card.picture && (
        <Swatch>
          <PictureView picture={card.picture} sizes="112px" />
        </Swatch>
      )}
      <Words>
        <CardTitle card={card} />
        {card.text !== undefined && <Text>{card.text}</Text>}
      </Words>
      {card.href !== undefined && (
        <Disc>
          <Arrow />
        </Disc>
      )}
    </Row>
  );
}

const Swatch = styled.div`
  flex: none;
  width: 112px;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius-picture);

  img {
    ${covers}
    transition: transform var(--quick) var(--ease);
  }
`;

const Words = styled.div`
  flex: 1 1 10rem;
`;

const Text = styled.p`
  max-width: 34em;
  margin-top: 8px;
  color: var(--fg-soft);
  line-height: 1.5;
`;

const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  transition:
    background-color var(--quick) var(--ease),
    color var(--quick) var(--ease);

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
      color: var(--white-background);
    }
    ${Swatch} img {
      transform: scale(1.04);
    }
  }
  @container ${belowTablet} {
    align-items: start;
    padding: 22px 0;

    ${Swatch} {
      width: 76px;
    }
  }
  @media ${reducedMotion} {
    &:has(a:hover) ${Swatch} img {
      transform: none;
    }
  }
`;
