import { styled } from 'styled-components';
import { Button, TextLink } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Block } from '../../components/Block.tsx';
import type { EmbedSection } from '../../shared/generated/sections.ts';

/** A part of another website, which loads on a click. `run-embed.ts` reads `data-frame`, and so does the page's policy. */
export function Embed({
  title,
  lead,
  background = 'page',
  src,
  link,
  picture,
  ratio = '16:9',
}: EmbedSection) {
  const { words } = useLanguage();
  return (
    <Block background={background} title={title} lead={lead}>
      <Frame data-frame={src} data-name={title} data-ratio={ratio}>
        {picture && <PictureView picture={picture} alt="" sizes="(max-width: 1312px) 100vw, 1312px" />}
        <Offer data-background="white" data-scripts-only="">
          <Button type="button" data-tone="second">
            {words.showEmbed}
          </Button>
          <p>
            {words.embedNote} <strong>{new URL(src).hostname}</strong>
          </p>
        </Offer>
      </Frame>
      <TextLink link={link} />
    </Block>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  margin-bottom: 1.5rem;
  border-radius: var(--radius-card);
  background: var(--surface);

  --ratio: 16 / 9;

  &[data-ratio='4:3'] {
    --ratio: 4 / 3;
    max-width: 56rem;
  }
  &[data-ratio='1:1'] {
    --ratio: 1;
    max-width: 42rem;
  }
  /* Higher where the offer needs the room. */
  &:has(img, iframe) {
    aspect-ratio: var(--ratio);
  }
  img,
  iframe {
    position: absolute;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: inherit;
    object-fit: cover;
  }
`;

const Offer = styled.div`
  position: relative;
  display: grid;
  gap: 0.75rem;
  place-self: start;
  justify-items: start;
  max-width: 30rem;
  padding: min(1.5rem, 4vw);
  border-radius: var(--radius-card);

  p {
    font-size: var(--fs-small);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  img + &,
  picture + & {
    place-self: center;
  }
`;
