import { styled } from 'styled-components';
import { Actions } from '../../components/Actions.tsx';
import { leadText } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { byVariant } from '../by-variant.ts';
import { CallPicture } from './CallPicture.tsx';
import { actionsOf, CallText } from './CallText.tsx';

export const CallToAction = byVariant<CallToActionSection>('band', {
  band: CallBand,
  card: CallCard,
  strip: CallStrip,
  picture: CallPicture,
});

function CallBand(section: CallToActionSection) {
  const { picture, background = 'brand' } = section;
  return (
    <Band data-background={background}>
      {picture && <PictureView picture={picture} />}
      <Row>
        <div>
          <CallText {...section} />
        </div>
        <Actions actions={actionsOf(section)} />
      </Row>
    </Band>
  );
}

function CallStrip(section: CallToActionSection) {
  const { picture, background = 'accent' } = section;
  return (
    <Strip data-background={background}>
      {picture && <PictureView picture={picture} />}
      <StripWords>
        <div>
          <CallText {...section} />
        </div>
        <Actions actions={actionsOf(section)} />
      </StripWords>
    </Strip>
  );
}

function CallCard(section: CallToActionSection) {
  const { picture, background = 'soft' } = section;
  return (
    <Block background={background}>
      <Card data-background="white">
        {picture && <PictureView picture={picture} />}
        <CardWords>
          <CallText {...section} />
          <Actions actions={actionsOf(section)} />
        </CardWords>
      </Card>
    </Block>
  );
}

/** The picture is a strip of weave along the upper edge. */
const Band = styled.div`
  position: relative;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: 26px;
    object-fit: cover;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  gap: 40px;
  align-items: end;
  padding-block: clamp(4rem, 7vw, 7rem);

  > :first-child {
    flex: 1 1 27rem;
  }
  h2 {
    max-width: 14em;
    font-size: min(clamp(2.25rem, 1.5rem + 3vw, 4.25rem), 10vw);
  }
  p {
    max-width: 34em;
    margin-top: 18px;
    ${leadText}
  }
`;

const StripWords = styled.div`
  flex: 9 1 0;
  display: flex;
  flex-wrap: wrap;
  gap: 28px 48px;
  align-items: end;
  padding-block: clamp(3rem, 6vw, 5.5rem);
  padding-inline: clamp(1.5rem, 5vw, 5rem) var(--edge);

  &:only-child {
    padding-inline-start: var(--edge);
  }
  > :first-child {
    flex: 1 1 24rem;
  }
  h2 {
    max-width: 13em;
  }
  p {
    max-width: 34em;
    margin-top: 18px;
    color: var(--fg-soft);
  }
`;

const Strip = styled.div`
  display: flex;

  img {
    flex: 3 1 160px;
    height: auto;
    object-fit: cover;
  }
  @container ${belowDesktop} {
    display: block;

    img {
      width: 100%;
      height: 110px;
    }
    ${StripWords} {
      padding-inline: var(--gutter);
    }
  }
`;

const Card = styled.div`
  position: relative;
  display: flex;
  border-radius: var(--radius-card);
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: 8px;
    border: 1px var(--seam) color-mix(in srgb, var(--page-text) 35%, transparent);
    border-radius: 3px;
    pointer-events: none;
  }
  img {
    flex: none;
    width: clamp(200px, 30vw, 392px);
    height: auto;
    min-height: 340px;
    object-fit: cover;
  }
  @container ${belowDesktop} {
    img {
      width: 200px;
    }
  }
  @container ${belowTablet} {
    display: block;

    img {
      width: 100%;
      height: 240px;
      min-height: 0;
    }
  }
`;

const CardWords = styled.div`
  flex: 1;
  display: grid;
  overflow-wrap: anywhere;
  gap: 24px;
  justify-items: start;
  align-content: center;
  padding: clamp(2rem, 5vw, 4.5rem);

  p {
    max-width: 30em;
    ${leadText}
  }
  @container ${belowTablet} {
    padding-inline: min(1.5rem, 7vw);
  }
`;
