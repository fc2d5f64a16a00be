import { useId } from 'react';
import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Block } from '../../components/Block.tsx';
import type { GallerySection } from '../../shared/generated/sections.ts';
import { EnlargedPicture } from './EnlargedPicture.tsx';

/** Pictures in columns. Each opens a dialog with the picture as large as the window allows. */
export function Gallery({ title, lead, background = 'page', pictures }: GallerySection) {
  const { words, fill } = useLanguage();
  const id = useId();
  const dialogOf = (index: number) => (index in pictures ? `${id}-${index}` : undefined);
  return (
    <Block background={background} title={title} lead={lead}>
      <List>
        {pictures.map(({ picture, caption }, index) => (
          <li key={index}>
            <figure>
              <Enlarge type="button" popoverTarget={dialogOf(index)}>
                <span className="visually-hidden">{fill(words.enlarge, index + 1, pictures.length)}: </span>
                <PictureView picture={picture} sizes="(max-width: 640px) 100vw, 420px" />
              </Enlarge>
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
            <EnlargedPicture
              picture={picture}
              name={caption ?? (picture.alt || fill(words.position, index + 1, pictures.length))}
              caption={caption}
              id={dialogOf(index)!}
              previous={dialogOf(index - 1)}
              next={dialogOf(index + 1)}
            />
          </li>
        ))}
      </List>
    </Block>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 2rem 1.5rem;

  figcaption {
    margin-top: 0.75rem;
    line-height: 1.4;
    color: var(--fg-soft);
  }
`;

const Enlarge = styled.button`
  display: block;
  width: 100%;
  cursor: zoom-in;

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: var(--radius-card);
  }
`;
