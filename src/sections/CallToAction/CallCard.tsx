import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Actions.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';

export function CallCard({
  title,
  text,
  action,
  secondary,
  picture,
  background = 'soft',
}: CallToActionSection) {
  return (
    <Block background={background}>
      <Card data-background="white">
        {picture && <PictureView picture={picture} />}
        <Words>
          <Heading level={2} text={title} />
          {text !== undefined && <p>{text}</p>}
          <Actions actions={secondary ? [action, secondary] : [action]} />
        </Words>
      </Card>
    </Block>
  );
}

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

const Words = styled.div`
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
