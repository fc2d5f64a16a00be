import { styled } from 'styled-components';
import { Block, Wrap } from '../../components/Block.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { columnStyles, hasLongWord } from '../../components/cells.ts';
import { leadText } from '../../components/mixins.ts';
import type { ImageTilesSection } from '../../shared/generated/sections.ts';
import {
  belowDesktop,
  belowPhone,
  belowTablet,
  cramped,
  fromDesktop,
  fromTablet,
} from '../../styles/container-sizes.ts';
import { byVariant } from '../by-variant.ts';
import { smallLabels, Tile } from './Tile.tsx';

/** The heading with a text below, and the button at the right, or below where there is no room. */
function TilesHead({ section: { title, lead, link } }: { section: ImageTilesSection }) {
  return (
    <Head>
      <div>
        <Heading level={2} text={title} />
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {link && <ButtonLink link={link} tone="second" />}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 24px 64px;
  margin-bottom: clamp(2.25rem, 4vw, 3.75rem);

  h2 {
    max-width: 14em;
  }
  p {
    max-width: 38em;
    margin-top: 24px;
    ${leadText}
  }
  > :first-child {
    flex: 1 1 38rem;
  }
`;

function TilesRows(section: ImageTilesSection) {
  return (
    <Block background={section.background ?? 'page'}>
      <TilesHead section={section} />
      <Rows>
        {section.tiles.map((tile) => (
          <Tile key={tile.title} tile={tile} sizes="(min-width: 768px) 40vw, 50vw" />
        ))}
      </Rows>
    </Block>
  );
}

/* Three in a row, one of them wider: alternately the first and the last. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: calc(14px * var(--gaps));

  > li {
    grid-column: span 4;
    height: clamp(300px, 33vw, 452px);
    border-radius: var(--radius-card);
  }
  > :nth-child(6n + 1),
  > :nth-child(6n) {
    grid-column: span 5;
  }
  > :nth-child(6n + 3),
  > :nth-child(6n + 4) {
    grid-column: span 3;
  }
  /* The remaining ones fill the last row. */
  @container ${fromTablet} {
    > :last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
    > :last-child:nth-child(3n + 2) {
      grid-column: span 7;
    }
    > :nth-last-child(2):nth-child(3n + 1) {
      grid-column: span 5;
    }
  }
  @container ${belowDesktop} {
    ${smallLabels}
  }
  @container ${belowTablet} {
    > li:nth-child(n) {
      grid-column: span 6;
      height: 56vw;
    }
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container ${belowPhone} {
    gap: calc(10px * var(--gaps));

    &${hasLongWord} > li:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
  @container ${cramped} {
    > li:nth-child(n) {
      grid-column: 1 / -1;
      height: 125vw;
    }
  }
`;

function TilesWide(section: ImageTilesSection) {
  const { tiles } = section;
  return (
    <Root data-background={section.background ?? 'page'}>
      <Wrap>
        <TilesHead section={section} />
      </Wrap>
      {/* Four in a row, or three where four would leave one alone. */}
      <Patches data-columns={tiles.length % 4 === 1 || tiles.length === 3 ? 3 : 4}>
        {tiles.map((tile) => (
          <Tile key={tile.title} tile={tile} sizes="(min-width: 1024px) 25vw, 50vw" />
        ))}
      </Patches>
    </Root>
  );
}

const Root = styled.div`
  padding-top: var(--section);
`;

/* A dashed border right of and below every tile. */
const Patches = styled.ul`
  ${columnStyles}

  > li {
    aspect-ratio: 4 / 4.7;
  }
  /* The remaining ones fill the last row. */
  @container ${fromDesktop} {
    &[data-columns='4'] > :last-child:nth-child(4n + 2),
    &[data-columns='4'] > :nth-last-child(2):nth-child(4n + 1),
    &[data-columns='4'] > :last-child:nth-child(4n + 3),
    &[data-columns='3'] > :last-child:nth-child(3n + 2) {
      grid-column: span 2;
      aspect-ratio: 8 / 4.7;
    }
  }
  > li::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background:
      repeating-linear-gradient(var(--stitch-on-picture) 0 var(--dash), transparent var(--dash) 15px) right /
        2px 100% no-repeat,
      repeating-linear-gradient(90deg, var(--stitch-on-picture) 0 var(--dash), transparent var(--dash) 15px)
        bottom / 100% 2px no-repeat;
  }
  @container ${belowDesktop} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      aspect-ratio: 8 / 4.7;
    }
  }
  @container ${belowPhone} {
    &${hasLongWord} {
      --most: 1;
    }
    &${hasLongWord} > li:nth-child(n) {
      grid-column: auto;
      aspect-ratio: 8 / 4.7;
    }
  }
  @container ${cramped} {
    --most: 1;

    > li:nth-child(n) {
      grid-column: auto;
      aspect-ratio: 4 / 5;
    }
  }
  @container ${belowTablet} {
    ${smallLabels}
  }
`;

export const ImageTiles = byVariant<ImageTilesSection>('wide', {
  wide: TilesWide,
  rows: TilesRows,
});
