import { styled } from 'styled-components';
import { fillsFrame, veilBehind } from '../../components/mixins.ts';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { PlaybackButton } from '../../components/PlaybackButton.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { coverSizes, positionOf } from '../../shared/picture.ts';
import { Wrap } from '../../components/Block.tsx';
import type { VideoEncoding, VideoHeroSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';

/** Specific enough for a browser to know whether it can play a file before it loads it. */
const mediaTypes: Record<VideoEncoding, string> = {
  av1: 'video/webm; codecs="av01.0.05M.08"',
  vp9: 'video/webm; codecs="vp9"',
  h264: 'video/mp4',
};

export function VideoHero({ title, text, action, poster, videos }: VideoHeroSection) {
  const { words } = useLanguage();
  return (
    <Root data-background="dark">
      <Film aria-hidden="true">
        <PictureView picture={poster} alt="" sizes={coverSizes(poster, 560)} />
        <video
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          data-started="false"
          {...(poster.focus && { style: { objectPosition: positionOf(poster) } })}
        >
          {videos.map(({ src, encoding }) => (
            <source key={src} src={src} type={mediaTypes[encoding]} />
          ))}
        </video>
      </Film>
      <Corner>
        <PlaybackButton pause={words.pauseVideo} play={words.playVideo} />
      </Corner>
      <Words>
        <div>
          <Text data-fits="">
            <Heading level={2} text={title} />
            {text !== undefined && <p>{text}</p>}
          </Text>
        </div>
        {action && <ButtonLink link={action} tone="second" />}
      </Words>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  min-height: clamp(560px, 58vw, 780px);
  overflow: hidden;

  @container ${belowTablet} {
    min-height: 640px;
  }
  /* In print the text is below the picture. */
  @media print {
    display: block;
    min-height: 0;
  }
`;

/** The poster, over it the video once it plays, over both the dark overlay behind the text. */
const Film = styled.div`
  position: absolute;
  inset: 0;

  img,
  video {
    ${fillsFrame}
  }
  @media print {
    position: static;

    img {
      position: static;
      height: 8cm;
    }
  }
  video {
    opacity: 0;
    transition: opacity var(--slow) var(--ease);
  }
  video[data-started='true'] {
    opacity: 1;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(
        calc(90deg * var(--forward)),
        color-mix(in srgb, var(--dark-background) 85%, transparent),
        color-mix(in srgb, var(--dark-background) 70%, transparent) 42%,
        color-mix(in srgb, var(--dark-background) 10%, transparent) 78%
      ),
      linear-gradient(
        color-mix(in srgb, var(--dark-background) 25%, transparent),
        color-mix(in srgb, var(--dark-background) 35%, transparent) 55%,
        color-mix(in srgb, var(--dark-background) 65%, transparent)
      );
  }
  @container ${belowTablet} {
    &::after {
      background: linear-gradient(
        color-mix(in srgb, var(--dark-background) 40%, transparent),
        color-mix(in srgb, var(--dark-background) 45%, transparent) 30%,
        color-mix(in srgb, var(--dark-background) 82%, transparent) 62%,
        color-mix(in srgb, var(--dark-background) 94%, transparent)
      );
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 2;
  top: 1.5rem;
  inset-inline-end: 1.5rem;

  button {
    background: color-mix(in srgb, var(--dark-background) 60%, transparent);
  }
`;

const Words = styled(Wrap)`
  position: relative;
  z-index: 1;
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 40px;
  align-items: end;
  /* High text ends below the button in the corner. */
  padding-block: calc(1.5rem + 68px) clamp(3rem, 6vw, 5.5rem);

  > :first-child {
    flex: 1 1 32rem;
  }
`;

const Text = styled.div`
  position: relative;
  width: fit-content;
  ${veilBehind}

  h2 {
    max-width: 13em;
    font-size: min(clamp(2.5rem, 1.4rem + 4.4vw, 5rem) * var(--size-h1), 12.5vw / var(--wide));
  }
  p {
    margin-top: 24px;
    font-size: var(--fs-lead);
  }
`;
