import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { hasLongWord } from '../../components/cells.ts';
import type { ImageTilesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowPhone, belowTablet, cramped, fromTablet } from '../../styles/container-sizes.ts';
import { smallLabels, Tile } from './Tile.tsx';
import { TilesHead } from './TilesHead.tsx';

export function ImageTilesRows(section: ImageTilesSection) {
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
