import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CardGridSection, Ground } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet, reducedMotion } from '../../theme/media.ts';
import { CardTitle } from './CardTitle.tsx';
import { ThreadArrival } from './ThreadArrival.tsx';

/** The dye of each place, unless a card names its own. */
const tones: Ground[] = ['vat', 'turmeric', 'white', 'madder', 'mist'];

export function CardsPatchwork({ title, lead, link, ground = 'linen', cards }: CardGridSection) {
  return (
    <Band data-ground={ground}>
      <Wrap>
        <Top>
          <SectionHead title={title} lead={lead} link={link} />
          <ThreadArrival />
        </Top>
        <Quilt>
          {cards.map((card, index) => (
            <li key={card.title} data-ground={card.tone ?? tones[index % tones.length]}>
              {card.picture && (
                <Weave>
                  <PictureView picture={card.picture} sizes="(min-width: 1024px) 40vw, 100vw" />
                </Weave>
              )}
              <Words>
                <CardTitle card={card} />
                {card.text !== undefined && <p>{card.text}</p>}
              </Words>
            </li>
          ))}
        </Quilt>
      </Wrap>
    </Band>
  );
}

/** Holds the head's margin inside, so that its lower edge is the quilt's upper one. */
const Top = styled.div`
  display: flow-root;
  position: relative;
`;

const Weave = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 46%;
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  h3 {
    font-size: var(--fs-card);
  }
  p {
    max-width: 24em;
    margin-top: 8px;
    color: var(--fg-soft);
    line-height: 1.45;
  }
`;

const Quilt = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  grid-auto-rows: minmax(308px, auto);
  gap: 14px;

  > li {
    grid-column: span 4;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    position: relative;
    isolation: isolate;
    padding: 28px;
    border-radius: var(--radius);
    overflow: hidden;
  }
  > li:nth-child(5n + 3),
  > li:nth-child(5n + 4) {
    grid-column: span 3;
  }
  /* Room for the weave above the words, however many lines they take. */
  ${Words} {
    padding-top: 156px;
  }
  > li:first-child {
    grid-column: span 5;
    grid-row: span 2;
    padding: 36px;

    ${Weave} {
      height: 72%;
      z-index: -1;
      mask-image: linear-gradient(#000 76%, transparent);
    }
    ${Weave} img {
      object-position: 50% 25%;
    }
    h3 {
      font-size: clamp(1.75rem, 1.3rem + 1.3vw, 2.375rem);
    }
    p {
      font-size: 1.125rem;
    }
  }
  > li:nth-child(n + 2) ${Weave} img {
    width: calc(100% + 60px);
    max-width: none;
    transition: transform var(--panel) var(--ease);
  }
  > li:nth-child(n + 2):has(a:hover) ${Weave} img {
    transform: translateX(-60px);
  }

  @media ${belowDesktop} {
    grid-template-columns: 1fr 1fr;
    grid-auto-rows: minmax(290px, auto);

    > li:nth-child(n) {
      grid-column: span 1;
    }
    > li:first-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 768px) {
    > li:nth-child(5n) {
      justify-content: center;

      ${Weave} {
        inset: 0 0 0 auto;
        width: 36%;
        height: 100%;
      }
      ${Words} {
        max-width: 60%;
        padding-top: 0;
      }
    }
  }
  @media ${belowTablet} {
    grid-template-columns: 1fr;
    grid-auto-rows: auto;

    > li {
      min-height: 270px;
    }
    > li:first-child {
      min-height: 500px;
      padding: 28px;

      ${Weave} {
        height: 64%;
      }
    }
  }
  @media ${reducedMotion} {
    > li:has(a:hover) ${Weave} img {
      transform: none;
    }
  }
`;
