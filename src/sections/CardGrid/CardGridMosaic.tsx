import { styled } from 'styled-components';
import { hasLongWord } from '../../components/cells.ts';
import { printsBackground } from '../../components/mixins.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Block, SectionHead } from '../../components/Block.tsx';
import type { Background, CardGridSection } from '../../shared/generated/sections.ts';
import { fromDesktop, fromTablet } from '../../styles/container-sizes.ts';
import { CardText } from './CardText.tsx';
import { ThreadArrival } from './Threads.tsx';

/** Background by position, for cards that name none. */
const backgrounds: Background[] = ['dark', 'accent', 'white', 'brand', 'tint-2'];

export function CardGridMosaic({ title, lead, link, background = 'soft', cards }: CardGridSection) {
  const spans = quiltSpans(cards.length);
  // A card in the colour of the block would not be seen.
  const visible = backgrounds.filter((each) => each !== background);
  return (
    <Block background={background}>
      <Top>
        <SectionHead title={title} lead={lead} link={link} />
        <ThreadArrival />
      </Top>
      <Quilt>
        {cards.map((card, index) => (
          <li
            key={card.title}
            data-background={card.background ?? visible[index % visible.length]}
            data-span={spans[index]}
          >
            <Patch>
              {card.picture && (
                <Weave>
                  <PictureView picture={card.picture} sizes="(min-width: 1024px) 40vw, 100vw" />
                </Weave>
              )}
              <Words>
                <CardText card={card} />
              </Words>
            </Patch>
          </li>
        ))}
      </Quilt>
    </Block>
  );
}

/** How many of twelve columns each card takes: a large one, up to four beside it, then rows of three or four. */
function quiltSpans(count: number): number[] {
  if (count === 1) return [12];
  const beside = [[], [7], [7, 7], [7, 3, 4], [4, 3, 3, 4]][Math.min(count - 1, 4)] ?? [];
  const below = Math.max(0, count - 5);
  const inFours = below === 4 || below === 7 ? 4 : 0;
  const inThrees = below - inFours;
  const rest = inThrees % 3;
  return [
    5,
    ...beside,
    ...Array.from({ length: inThrees - rest }, () => 4),
    ...Array.from({ length: rest }, () => 12 / rest),
    ...Array.from({ length: inFours }, () => 3),
  ];
}

/** Contains the margin of the heading, so that its lower edge touches the grid. */
const Top = styled.div`
  display: flow-root;
  position: relative;
`;

/** Takes the height that the text leaves, but at least 142 px. */
const Weave = styled(Frame)`
  flex: 1 0 142px;
  z-index: -1;
`;

const Words = styled.div`
  padding: 28px;
`;

const Patch = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 100%;
`;

const Quilt = styled.ul`
  display: grid;
  gap: calc(14px * var(--gaps));

  @container ${fromTablet} {
    grid-template-columns: 1fr 1fr;

    > :first-child,
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @container ${fromDesktop} {
    &:not(${hasLongWord}) {
      grid-template-columns: repeat(12, 1fr);

      ${[3, 4, 5, 6, 7, 12].map((span) => `> [data-span='${span}'] { grid-column: span ${span}; }`).join('\n')}
      > :first-child:nth-last-child(n + 3) {
        grid-row: span 2;
      }
    }
  }
  > li {
    container-type: inline-size;
    isolation: isolate;
    position: relative;
    border-radius: var(--radius-card);
    overflow: hidden;
  }
  > li:has(${Weave}) {
    min-height: 308px;
  }
  > li:first-child:has(${Weave}) {
    min-height: 400px;
  }
  > li:first-child {
    --title-size: min(clamp(1.75rem, 1.3rem + 1.3vw, 2.375rem), 8vw);

    ${Words} {
      ${printsBackground}
    }
    /* The picture fades out behind the first line of text. */
    ${Weave} {
      flex-basis: 260px;
      margin-bottom: -48px;
      mask-image: linear-gradient(#000 62%, transparent calc(100% - 24px));

      /* Across a tablet it is higher, so that what it shows stays in sight. */
      @container (width >= 38rem) {
        flex-basis: 380px;
      }
    }
  }
  /* Every fifth card has its picture at the side where there is room. */
  > li:nth-child(5n):not(${hasLongWord}) {
    @container (width >= 22rem) {
      ${Patch}:has(${Weave}) {
        flex-direction: row-reverse;
        align-items: center;
      }
      ${Weave} {
        flex: 0 0 36%;
        align-self: stretch;
      }
      ${Weave} + ${Words} {
        flex: 1;
      }
    }
  }
`;
