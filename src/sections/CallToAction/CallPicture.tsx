import { styled } from 'styled-components';
import { Actions } from '../../components/Actions.tsx';
import { fillsFrame, leadText } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowHalves } from '../../theme/room.ts';
import { actionsOf, CallText } from './CallText.tsx';

export function CallPicture(section: CallToActionSection) {
  const { picture, background = 'page' } = section;
  return (
    <Root data-background={background}>
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="50vw" />
        </figure>
      )}
      <Words>
        <CallText {...section} />
        <Actions actions={actionsOf(section)} tone="second" />
      </Words>
    </Root>
  );
}

const Words = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  gap: 22px;
  align-content: center;
  justify-items: start;
  padding-block: clamp(3rem, 6vw, 6rem);
  padding-inline: clamp(1.5rem, 5vw, 5.5rem) var(--edge);

  &:only-child {
    grid-column: 1 / -1;
    padding-inline-start: var(--edge);
  }
  p {
    max-width: 38em;
    ${leadText}
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  figure {
    position: relative;
    min-height: clamp(340px, 40vw, 560px);
  }
  img {
    ${fillsFrame}
  }
  @container ${belowDesktop} {
    ${Words} {
      padding-inline: var(--gutter);
    }
  }
  @container ${belowHalves} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
