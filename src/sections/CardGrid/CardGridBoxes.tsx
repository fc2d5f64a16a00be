import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { hasLongWord } from '../../components/cells.ts';
import type { CardGridCard, CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { CardSign, CardText } from './CardText.tsx';

/** Cards with a logo, a small weave, or a picture at the left; title and text at the foot. */
export function CardGridBoxes({ title, lead, link, background = 'soft', cards }: CardGridSection) {
  // A card in the colour of the block would not be seen.
  const cardBackground = background === 'white' ? 'soft' : 'white';
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Shelf>
        {cards.map((card, index) => (
          <Box key={card.title} data-size={sizeOf(card)} data-background={card.background ?? cardBackground}>
            {card.picture && (
              <Frame>
                <PictureView picture={card.picture} sizes="(min-width: 1024px) 25vw, 100vw" />
              </Frame>
            )}
            <Words>
              {card.mark && <Mark picture={card.mark} />}
              <CardSign card={card} color={Math.abs(index - 2)} />
              <Foot>
                <CardText card={card} />
              </Foot>
            </Words>
          </Box>
        ))}
      </Shelf>
    </Block>
  );
}

function sizeOf({ mark, picture }: CardGridCard) {
  if (picture) return 'wide';
  return mark ? 'third' : 'quarter';
}

const Mark = styled(PictureView)`
  width: auto;
  max-width: 84px;
  height: 52px;
  object-fit: contain;
`;

const Foot = styled.div`
  width: 100%;
  margin-top: auto;

  &:not(:first-child) {
    padding-top: 32px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 26px 24px;

  ${Mark} + svg {
    margin-top: 12px;
  }
`;

const Box = styled.li`
  display: grid;
  position: relative;
  border-radius: var(--radius-card);
  overflow: hidden;

  &:has(${Frame}) {
    grid-template-columns: 46fr 54fr;
  }
  @container ${belowTablet} {
    &:has(${Frame}) {
      grid-template-columns: 1fr;
      grid-template-rows: 230px auto;
    }
    /* Cards with a logo become rows: the logo left, the text right. */
    &:has(${Mark}) ${Words} {
      flex-flow: row wrap;
      align-items: center;
      gap: 20px;
    }
    &:has(${Mark}) ${Foot} {
      flex: 1 1 10rem;
      margin: 0;
      padding: 0;
    }
    &:has(${Mark})${hasLongWord} ${Foot} {
      flex-basis: 100%;
    }
    ${Mark} {
      width: 64px;
    }
  }
`;

const Shelf = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: calc(14px * var(--gaps));

  > li {
    flex: 1 1 var(--basis);
  }
  /* The cards of a row grow in proportion until the row is full. */
  [data-size='third'] {
    --basis: 18.5rem;
    min-height: 240px;
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
    [data-size='wide'] {
      --basis: 100%;
    }
  }
  @container ${belowTablet} {
    > li:nth-child(n):nth-child(n) {
      --basis: 100%;
      min-height: 0;
    }
  }
`;
