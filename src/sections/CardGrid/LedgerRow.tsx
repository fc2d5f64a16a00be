import { styled } from 'styled-components';
import { Arrow } from '../../components/Arrow.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { CardGridCard } from '../../shared/generated/sections.ts';
import { belowTablet, reducedMotion } from '../../theme/media.ts';
import { CardTitle } from './CardTitle.tsx';

/** One service: weave, title, sentence and, when it leads somewhere, the disc with the arrow. */
export function LedgerRow({ card }: { card: CardGridCard }) {
  return (
    <Row>
      <Swatch>{card.picture && <PictureView picture={card.picture} sizes="112px" />}</Swatch>
      <div>
        <CardTitle card={card} />
        {card.text !== undefined && <Text>{card.text}</Text>}
      </div>
      {card.href !== undefined && (
        <Disc>
          <Arrow />
        </Disc>
      )}
    </Row>
  );
}

const Swatch = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius-picture);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--quick) var(--ease);
  }
`;

const Text = styled.p`
  max-width: 34em;
  margin-top: 8px;
  color: var(--fg-soft);
  line-height: 1.5;
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  transition:
    background-color var(--quick) var(--ease),
    color var(--quick) var(--ease);

  @media ${belowTablet} {
    display: none;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 112px 1fr 44px;
  gap: clamp(1.1rem, 2.4vw, 2.2rem);
  align-items: center;
  padding: 26px 0;
  border-top: 1px solid var(--rule);
  position: relative;

  &:has(a:is(:hover, :focus-visible)) {
    h3 {
      color: var(--hover);
    }
    ${Disc} {
      background: var(--madder);
      color: var(--white);
    }
    ${Swatch} img {
      transform: scale(1.04);
    }
  }
  @media ${belowTablet} {
    grid-template-columns: 76px 1fr;
    align-items: start;
    padding: 22px 0;
  }
  @media ${reducedMotion} {
    &:has(a:hover) ${Swatch} img {
      transform: none;
    }
  }
`;
