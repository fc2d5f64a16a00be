import { styled } from 'styled-components';
import { Wrap } from '../../components/Wrap.tsx';
import type { ImageTilesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { Tile } from './Tile.tsx';
import { TilesHead } from './TilesHead.tsx';

export function TilesSeam(section: ImageTilesSection) {
  return (
    <Root data-ground={section.ground ?? 'cotton'}>
      <Wrap>
        <TilesHead section={section} />
      </Wrap>
      <Patches>
        {section.tiles.map((tile) => (
          <Tile key={tile.title} tile={tile} sizes="(min-width: 1024px) 25vw, 50vw" />
        ))}
      </Patches>
    </Root>
  );
}

const Root = styled.div`
  padding-top: calc(var(--section) + var(--lead-in, 0px));
`;

/* Stitches run along the right and the lower edge of every patch. */
const Patches = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);

  &:not(:has(> :nth-child(4))) {
    grid-template-columns: repeat(3, 1fr);
  }
  > li {
    aspect-ratio: 4 / 4.7;
  }
  > li::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background:
      repeating-linear-gradient(var(--stitch-on-picture) 0 9px, transparent 9px 15px) right / 2px 100%
        no-repeat,
      repeating-linear-gradient(90deg, var(--stitch-on-picture) 0 9px, transparent 9px 15px) bottom / 100% 2px
        no-repeat;
  }
  @media ${belowDesktop} {
    &:nth-child(n) {
      grid-template-columns: 1fr 1fr;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      aspect-ratio: 8 / 4.7;
    }
  }
  @media ${belowTablet} {
    li span {
      top: 14px;
      padding: 7px 12px 8px 11px;
      font-size: 1rem;
    }
  }
`;
