import { styled } from 'styled-components';
import { Icon, RoundButton } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { Picture } from '../../shared/picture.ts';

interface Props {
  picture: Picture;
  caption: string | undefined;
  /** "2 of 7"; undefined for a picture that is the only one. */
  place: string | undefined;
  /** For screen readers. */
  name: string;
  id: string;
  /** The ids of the neighbours' dialogs; undefined at the ends. */
  previous: string | undefined;
  next: string | undefined;
}

/**
 * A dialog over the whole window. Its buttons open other dialogs in its place, with or without scripts; `leaf-pictures.ts`
 * presses them for arrow keys and swipes.
 */
export function EnlargedPicture({ picture, caption, place, name, id, previous, next }: Props) {
  const { words } = useLanguage();
  // Shown whole, in the middle.
  const { focus: _, ...whole } = picture;
  return (
    <Dialog id={id} popover="auto" aria-label={name} data-background="dark">
      <PictureView picture={whole} sizes="100vw" />
      <Bar>
        {place !== undefined && <span>{place}</span>}
        {caption !== undefined && <p>{caption}</p>}
        <div>
          <Turn direction="back" name={words.previousPicture} to={previous} />
          <Turn direction="on" name={words.nextPicture} to={next} />
          <RoundButton type="button" data-first-focus="" aria-label={words.close} popoverTarget={id}>
            <Icon viewBox="0 0 24 24" width="24" height="24">
              <path d="m6 6 12 12M18 6 6 18" />
            </Icon>
          </RoundButton>
        </div>
      </Bar>
    </Dialog>
  );
}

const arrows = { back: 'm15 5-7 7 7 7', on: 'm9 5 7 7-7 7' } as const;

/** At the ends its place stays empty, so that the other buttons stay where they are. */
function Turn({
  direction,
  name,
  to,
}: {
  direction: keyof typeof arrows;
  name: string;
  to: string | undefined;
}) {
  if (to === undefined) return <RoundButton as="span" />;
  return (
    <RoundButton type="button" data-turn={direction} aria-label={name} popoverTarget={to}>
      <Icon viewBox="0 0 24 24" width="24" height="24">
        <path d={arrows[direction]} />
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
  opacity: 0;
  transition:
    opacity var(--quick) var(--ease),
    overlay var(--quick) allow-discrete,
    display var(--quick) allow-discrete;

  &:is([open], :popover-open) {
    display: flex;
    flex-direction: column;
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
  /* Leafing: the picture before stays until the next one covers it, so that the page never shines through. */
  :has(> li > :is([open], :popover-open)) > li > &:not([open], :popover-open) {
    opacity: 1;
  }
  img {
    flex: 1;
    width: 100%;
    min-height: 0;
    padding: clamp(0.75rem, 3vw, 2.5rem) var(--gutter) 0;
    object-fit: contain;
    touch-action: pan-y pinch-zoom;
    translate: var(--dragged, 0);
    transition:
      scale var(--panel) var(--ease),
      translate var(--quick) var(--ease);
  }
  &[data-dragged] img {
    transition: none;
  }
  &:is([open], :popover-open) img {
    @starting-style {
      scale: 0.97;
    }
  }
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 0.5rem 1.5rem;
  align-items: center;
  max-height: 40dvh;
  padding: 0.75rem var(--gutter);
  overflow-y: auto;

  span {
    font-size: var(--fs-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: var(--fg-soft);
  }
  p {
    line-height: 1.4;
  }
  div {
    display: flex;
    gap: 0.5rem;
    margin-inline-start: auto;
  }
  [data-turn] svg:dir(rtl) {
    scale: -1 1;
  }
`;
