import { styled } from 'styled-components';
import { longestWord } from '../../components/longest-word.ts';
import type { Technology } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';
import { belowDesktop, belowPhone, belowTablet } from '../../theme/room.ts';

/** The technologies of a category in a grid with hairlines: 5, 4, 2 or 1 per row. */
export function TechnologyGrid({ items }: { items: Technology[] }) {
  return (
    <Grid data-long={longestWord(...items.map(({ name }) => name)) > mostLetters}>
      {items.map(({ name, iconUrl, background = 'tint-4' }) => (
        <Cell key={name} data-background={background}>
          <TechnologyIcon icon={iconUrl} />
          {name}
        </Cell>
      ))}
    </Grid>
  );
}

/** A technology's logo. Decorative: its name is beside it. */
export function TechnologyIcon({ icon: { src, width, height } }: { icon: Picture }) {
  return <img src={src} alt="" width={width} height={height} loading="lazy" />;
}

/** Letters of the longest word that fits the narrowest cell. */
const mostLetters = 13;

const Grid = styled.ul`
  /* The rule of the block, not that of a cell's background. */
  --hairline: var(--rule);
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  overflow: hidden;

  &[data-long='true'] {
    grid-template-columns: repeat(3, 1fr);
  }
  @container ${belowDesktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  @container ${belowTablet} {
    &[data-long] {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container ${belowPhone} {
    &[data-long] {
      grid-template-columns: 1fr;
    }
  }
`;

/**
 * A cell shows its background only below the pointer. The hairlines are drawn outside the cell and clipped at the
 * grid's edge, which leaves those between cells.
 */
const Cell = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 64px;
  min-height: 230px;
  padding: 36px 28px 30px;
  border-bottom: 1px solid var(--hairline);
  box-shadow: 1px 0 var(--hairline);
  font: 520 var(--fs-card-small) / 1.2 var(--display);
  overflow-wrap: anywhere;
  transition: background-color var(--quick) var(--ease);

  img {
    width: auto;
    max-width: 92px;
    height: 60px;
    object-fit: contain;
    object-position: left;
    align-self: flex-start;
  }
  &:not(:hover) {
    background: none;
    color: inherit;
  }

  @container ${belowDesktop} {
    min-height: 160px;
    gap: 32px;
    padding: 24px 20px;
  }
  @container ${belowPhone} {
    flex-direction: row;
    justify-content: flex-start;
    align-items: center;
    gap: 20px;
    min-height: 88px;
    padding: 14px 0;

    img {
      flex: none;
      width: 44px;
      height: 44px;
      align-self: center;
      object-position: center;
    }
  }
`;
