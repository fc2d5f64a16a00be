import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { columnStyles, hasLongWord } from '../../components/cells.ts';
import type { ImageTilesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowPhone, belowTablet, cramped, fromDesktop } from '../../styles/container-sizes.ts';
import { smallLabels, Tile } from './Tile.tsx';
import { TilesHead } from './TilesHead.tsx';

export function ImageTilesWide(section: ImageTilesSection) {
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
