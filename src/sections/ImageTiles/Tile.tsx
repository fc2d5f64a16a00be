import { css, styled } from 'styled-components';
import { HeadingText } from '../../components/Heading.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Tag } from '../../components/Tag.tsx';
import type { ImageTile } from '../../shared/generated/sections.ts';

/** A picture that fills its cell, with a label. With an `href` the whole tile is the link. */
export function Tile({ tile: { title, image, href }, sizes }: { tile: ImageTile; sizes: string }) {
  return (
    <Cell>
      <Area as={href === undefined ? 'div' : 'a'} href={href}>
        <PictureView picture={image} sizes={sizes} />
        <Tag style={{ '--line': lettersInTwoLines(title) }}>
          <HeadingText text={title} />
        </Tag>
      </Area>
    </Cell>
  );
}

/** Letters of the longer line when a text is divided into two lines as evenly as its words allow. */
function lettersInTwoLines(text: string): number {
  const words = text.split(' ');
  const longer = (_: string, end: number) =>
    Math.max(words.slice(0, end + 1).join(' ').length, words.slice(end + 1).join(' ').length);
  return Math.min(...words.map(longer));
}

/** For small tiles: a label of two lines is as wide as these, not as the tile. A letter is about 0.6 em wide. */
export const smallLabels = css`
  ${Tag} {
    --word-margin: 2.5rem;
    top: 14px;
    max-width: min(100% - 8px, var(--line, 40) * 0.62em + 28px);
    padding-block: 7px 8px;
    padding-inline: 11px 12px;
    font-size: 1rem;
  }
`;

const Area = styled(Frame)`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  border-radius: inherit;
`;

const Cell = styled.li`
  position: relative;

  a:hover ${Tag} {
    color: var(--page-link);
  }
  /* A light and a dark ring: one of them shows on any picture. */
  a:focus-visible {
    outline: 3px solid var(--page-text);
    outline-offset: -6px;
  }
  a:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0 3px var(--page-background);
  }
`;
