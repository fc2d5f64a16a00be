import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { CardTitle } from './CardTitle.tsx';

export function CardsStair({ title, lead, link, ground = 'cotton', cards }: CardGridSection) {
  return (
    <Band data-ground={ground}>
      <Wrap>
        <Head>
          <SectionHead title={title} lead={lead} link={link} />
        </Head>
        <Stair data-beside-head={lead === undefined && link === undefined ? '' : undefined}>
          {cards.map((card) => (
            <Step key={card.title}>
              {card.picture && <PictureView picture={card.picture} sizes="(min-width: 768px) 33vw, 100vw" />}
              <CardTitle card={card} />
              {card.text !== undefined && <p>{card.text}</p>}
            </Step>
          ))}
        </Stair>
      </Wrap>
    </Band>
  );
}

const Head = styled.div`
  h2 {
    max-width: 12em;
  }
`;

const Step = styled.li`
  position: relative;

  img {
    width: 100%;
    object-fit: cover;
    border-radius: var(--radius);
  }
  h3 {
    margin-top: 24px;
    font-size: var(--fs-card);
  }
  p {
    max-width: 24em;
    min-height: 4.5em;
    margin-top: 10px;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;

const Stair = styled.ul`
  --rise: 104px;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 40px 14px;
  align-items: end;

  img {
    height: var(--rise);
  }
  > :nth-child(3n + 2) {
    --rise: 184px;
  }
  > :nth-child(3n) {
    --rise: 276px;
  }

  @media (min-width: 1024px) {
    /* The tallest weave stands beside the heading. */
    &[data-beside-head] {
      margin-top: calc(-62px - clamp(0rem, 1.4vw, 1.5rem));
    }
  }
  @media ${belowDesktop} {
    --rise: 84px;

    > :nth-child(3n + 2) {
      --rise: 140px;
    }
    > :nth-child(3n) {
      --rise: 200px;
    }
  }
  @media ${belowTablet} {
    grid-template-columns: 1fr;

    img {
      height: calc(var(--rise) * 0.4 + 36px);
    }
    ${Step} h3 {
      margin-top: 18px;
    }
    ${Step} p {
      min-height: 0;
    }
  }
`;
