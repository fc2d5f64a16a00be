import { useId } from 'react';
import { styled } from 'styled-components';
import { galleryCells } from '../../components/cells.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Block } from '../../components/Block.tsx';
import type { GallerySection } from '../../shared/generated/sections.ts';
import { belowTablet, cramped } from '../../styles/container-sizes.ts';
import { EnlargedPicture } from './EnlargedPicture.tsx';

/** A mosaic of pictures. Each opens a dialog with the picture as large as the window allows. */
export function Gallery({ title, lead, background = 'page', pictures }: GallerySection) {
  const { words, fill } = useLanguage();
  const id = useId();
  const dialogOf = (index: number) => (index in pictures ? `${id}-${index}` : undefined);
  const cells = galleryCells(pictures.length);
  return (
    <Block background={background} title={title} lead={lead}>
      <Mosaic>
        {pictures.map(({ picture, caption }, index) => (
          <li key={index} data-columns={cells[index]!.columns} data-rows={cells[index]!.rows}>
            <figure>
              <Enlarge as="button" type="button" popoverTarget={dialogOf(index)}>
                <span className="visually-hidden">{fill(words.enlarge, index + 1, pictures.length)}: </span>
                <PictureView picture={picture} sizes={sizes[cells[index]!.columns]!} />
              </Enlarge>
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
            <EnlargedPicture
              picture={picture}
              name={caption ?? (picture.alt || fill(words.position, index + 1, pictures.length))}
              caption={caption}
              place={pictures.length > 1 ? fill(words.position, index + 1, pictures.length) : undefined}
              id={dialogOf(index)!}
              previous={dialogOf(index - 1)}
              next={dialogOf(index + 1)}
            />
          </li>
        ))}
      </Mosaic>
    </Block>
  );
}

/** How many of twelve columns a picture takes. */
const spans = [3, 4, 5, 6, 7, 8, 12];
/** The drawn width of a picture by its columns. */
const sizes: Readonly<Record<number, string>> = Object.fromEntries(
  spans.map((columns) => [
    columns,
    `(min-width: 1312px) ${Math.round((columns * 1312) / 12)}px, (min-width: 768px) ${Math.round((columns * 100) / 12)}vw, ${columns > 4 ? 100 : 50}vw`,
  ]),
);

const Enlarge = styled(Frame)`
  display: block;
  flex: 1 0 var(--least);
  width: 100%;
  cursor: zoom-in;
  border-radius: var(--radius-card);
`;

/* On phones two columns. The first picture takes both, and so does a last one that would be alone. */
const Mosaic = styled.ul`
  --row: clamp(8rem, 21cqi, 17.5rem);
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 14px;

  > li {
    --least: var(--row);
  }
  > [data-rows='2'] {
    --least: calc(2 * var(--row) + 14px);
    grid-row: span 2;
  }
  ${spans.map((columns) => `> [data-columns='${columns}'] { grid-column: span ${columns}; }`).join('\n')}

  @container ${belowTablet} {
    --row: 40cqi;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-columns] {
      --least: var(--row);
      grid-area: auto;
    }
    > :only-child,
    > :first-child:nth-last-child(n + 3),
    > :last-child:nth-child(even):nth-child(n + 3) {
      --least: 60cqi;
      grid-column: 1 / -1;
    }
  }
  /* Words of captions need the room. */
  @container ${cramped} {
    grid-template-columns: minmax(0, 1fr);
  }
  figure {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  figcaption {
    margin-block: 0.625rem 0.25rem;
    font-size: var(--fs-small);
    line-height: 1.4;
    color: var(--fg-soft);
  }
`;
