import { styled } from 'styled-components';
import { Button, Icon, TextLink } from '../../components/Button.tsx';
import { Cloth } from '../../components/Cloth.tsx';
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
        {picture ? (
          <PictureView picture={picture} alt="" sizes="(max-width: 1312px) 100vw, 1312px" />
        ) : (
          <Cloth />
        )}
        <Offer data-background="white" data-scripts-only="">
          <Icon viewBox="0 0 24 24" width="32" height="32">
            <path d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2" />
          </Icon>
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

/* As wide as the block, and no higher than most of the window. Higher where the offer needs the room. */
const Frame = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  aspect-ratio: var(--ratio);
  max-height: max(26rem, 80svh);
  margin-bottom: 1.5rem;
  padding: min(1.5rem, 4vw);
  border-radius: var(--radius-card);
  background: var(--drawing-1);

  --ratio: 16 / 9;

  &[data-ratio='4:3'] {
    --ratio: 4 / 3;
  }
  &[data-ratio='1:1'] {
    --ratio: 1;
  }
  ${Cloth},
  img,
  iframe {
    position: absolute;
    inset: 0;
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
  place-self: center;
  justify-items: center;
  max-width: 26rem;
  padding: min(1.5rem, 4vw);
  border-radius: var(--radius-card);
  text-align: center;

  p {
    font-size: var(--fs-small);
    line-height: 1.45;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;
