import { styled } from 'styled-components';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { actionsBelow, Call, wordsToEdge } from './Call.tsx';

/** The picture is half of the block, up to the edge of the window. */
export function CallToActionPicture(section: CallToActionSection) {
  const { background = 'page', picture } = section;
  return (
    <Halves section={section} background={background} tone="second">
      {picture && (
        <Frame>
          <PictureView picture={picture} sizes="50vw" />
        </Frame>
      )}
    </Halves>
  );
}

const Halves = styled(Call)`
  ${wordsToEdge}
  ${actionsBelow}
  display: flex;
  flex-wrap: wrap;

  /* Beside each other from 40rem on. */
  > * {
    flex: 1 1 20rem;
  }
  ${Frame} {
    min-height: clamp(340px, 40vw, 560px);
  }
`;
