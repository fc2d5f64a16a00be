import { styled } from 'styled-components';
import { Arrow } from '../../components/Arrow.tsx';
import { Draft } from '../../components/Draft.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { CardTitle } from './CardTitle.tsx';

export function CardsBench({ title, lead, link, picture, ground = 'cotton', cards }: CardGridSection) {
  return (
    <Band data-ground={ground}>
      <Wrap>
        <SectionHead title={title} lead={lead} />
        <Bench>
          {cards.map((card, index) => (
            <Cell key={card.title}>
              {card.draft && <Draft weave={card.draft} dye={index} />}
              <div>
                <CardTitle card={card} />
                {card.text !== undefined && <p>{card.text}</p>}
              </div>
            </Cell>
          ))}
          {picture && (
            <Scene>
              <PictureView picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" />
            </Scene>
          )}
          {link && (
            <Last>
              <Way href={link.href} data-ground="turmeric">
                {link.label} <Arrow />
              </Way>
            </Last>
          )}
        </Bench>
      </Wrap>
    </Band>
  );
}

const Bench = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-top: 1px solid var(--rule);
  border-left: 1px solid var(--rule);

  @media ${belowDesktop} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${belowTablet} {
    grid-template-columns: 1fr;
    border-left: 0;
  }
`;

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  gap: 44px;
  min-height: 252px;
  padding: 28px 26px 32px;
  border-right: 1px solid var(--rule);
  border-bottom: 1px solid var(--rule);
  position: relative;
  transition: background-color var(--quick) var(--ease);

  h3 {
    font-size: var(--fs-card-small);
  }
  p {
    margin-top: 10px;
    font-size: var(--fs-ui);
    line-height: 1.5;
    color: var(--fg-soft);
  }
  &:hover {
    background: var(--surface);
  }
  @media ${belowDesktop} {
    min-height: 0;
  }
  @media ${belowTablet} {
    flex-direction: row;
    gap: 20px;
    padding: 24px 0 26px;
    border-right: 0;

    &:hover {
      background: none;
    }
  }
`;

/* The picture takes four cells in the middle of the bench; on narrow screens it opens it. */
const Scene = styled.li`
  grid-area: 2 / 3 / 4 / 5;
  position: relative;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media ${belowDesktop} {
    grid-area: auto / 1 / auto / -1;
    order: -1;
    aspect-ratio: 16 / 9;
  }
  @media ${belowTablet} {
    aspect-ratio: 4 / 3;
    margin-inline: calc(-1 * var(--gutter));
  }
`;

const Last = styled.li`
  display: grid;

  @media ${belowTablet} {
    margin-inline: calc(-1 * var(--gutter));
  }
`;

const Way = styled.a`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 28px;
  padding: 28px 26px 30px;
  font: 520 var(--fs-card-small) / 1.2 var(--display);
  letter-spacing: -0.015em;
  transition: background-color var(--quick) var(--ease);

  svg {
    width: 26px;
    height: 17px;
  }
  &:hover {
    background: var(--turmeric-light);
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  @media ${belowTablet} {
    padding: 30px var(--gutter);
  }
`;
