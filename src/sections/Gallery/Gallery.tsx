import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon, RoundButton } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Block } from '../../components/Block.tsx';
import type { GallerySection } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';

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

interface Props {
  picture: Picture;
  caption: string | undefined;
  /** For screen readers. */
  name: string;
  id: string;
  /** The ids of the neighbours' dialogs; undefined at the ends. */
  previous: string | undefined;
  next: string | undefined;
}

/** A dialog over the whole window. Its buttons open other dialogs in its place, with or without scripts. */
function EnlargedPicture({ picture, caption, name, id, previous, next }: Props) {
  const { words } = useLanguage();
  // Shown whole, in the middle.
  const { focus: _, ...whole } = picture;
  return (
    <Dialog id={id} popover="auto" aria-label={name}>
      <PictureView picture={whole} sizes="100vw" />
      <Bar>
        {caption !== undefined && <p>{caption}</p>}
        <Turn way="back" name={words.previousPicture} to={previous} />
        <Turn way="on" name={words.nextPicture} to={next} />
        <RoundButton type="button" data-first-focus="" aria-label={words.close} popoverTarget={id}>
          <Icon viewBox="0 0 24 24" width="24" height="24">
            <path d="m6 6 12 12M18 6 6 18" />
          </Icon>
        </RoundButton>
      </Bar>
    </Dialog>
  );
}

const arrows = { back: 'm15 5-7 7 7 7', on: 'm9 5 7 7-7 7' } as const;

function Turn({ way, name, to }: { way: keyof typeof arrows; name: string; to: string | undefined }) {
  if (to === undefined) return null;
  return (
    <RoundButton type="button" data-turn={way} aria-label={name} popoverTarget={to}>
      <Icon viewBox="0 0 24 24" width="24" height="24">
        <path d={arrows[way]} />
      </Icon>
    </RoundButton>
  );
}

const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--dark-background);
  color: var(--dark-text);

  &:is([open], :popover-open) {
    display: flex;
    flex-direction: column;
  }
  img {
    flex: 1;
    width: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 0.5rem;
  align-items: center;
  justify-content: end;
  max-height: 40dvh;
  padding: 0.75rem var(--gutter);
  overflow-y: auto;

  p {
    flex: 1;
    line-height: 1.4;
  }
  [data-turn] svg:dir(rtl) {
    scale: -1 1;
  }
`;
