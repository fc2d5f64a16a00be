import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Actions.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';

export function CallStrip({
  title,
  text,
  action,
  secondary,
  picture,
  background = 'accent',
}: CallToActionSection) {
  return (
    <Root data-background={background}>
      {picture && <PictureView picture={picture} />}
      <Words>
        <div>
          <Heading level={2} text={title} />
          {text !== undefined && <p>{text}</p>}
        </div>
        <Actions actions={secondary ? [action, secondary] : [action]} />
      </Words>
    </Root>
  );
}

const Words = styled.div`
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

const Root = styled.div`
  display: flex;

  img {
    flex: 3 1 160px;
    min-width: 0;
    height: auto;
    object-fit: cover;
  }
  @container ${belowDesktop} {
    display: block;

    img {
      width: 100%;
      height: 110px;
    }
    ${Words} {
      padding-inline: var(--gutter);
    }
  }
`;
