import { css, styled } from 'styled-components';
import { covers } from '../../components/looks.ts';
import { HeadingText } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Tag } from '../../components/Tag.tsx';
import type { ImageTile } from '../../shared/generated/sections.ts';

/** A picture that fills its cell, with a label. With an `href` the whole tile is the link. */
export function Tile({ tile: { title, image, href }, sizes }: { tile: ImageTile; sizes: string }) {
  const content = (
    <>
      <PictureView picture={image} sizes={sizes} />
      <Tag>
        <HeadingText text={title} />
      </Tag>
    </>
  );
  return <Cell>{href === undefined ? <div>{content}</div> : <a href={href}>{content}</a>}</Cell>;
}

/** For small tiles. */
export const smallLabels = css`
  ${Tag} {
    --word-margin: 2.5rem;
    top: 14px;
    max-width: calc(100% - 8px);
    padding-block: 7px 8px;
    padding-inline: 11px 12px;
    font-size: 1rem;
  }
`;

const Cell = styled.li`
  position: relative;

  > * {
    display: block;
    position: absolute;
    inset: 0;
    overflow: hidden;
    container-type: inline-size;
    border-radius: inherit;
  }
  img {
    ${covers}
    transition: transform var(--panel) var(--ease);
  }
  a:hover img {
    transform: scale(1.04);
  }
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
