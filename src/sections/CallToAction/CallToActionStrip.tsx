import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Call, Words, wordsToEdge } from './Call.tsx';

/** A low strip: the picture at the start, up to the edge of the window. */
export function CallToActionStrip(section: CallToActionSection) {
  const { background = 'accent', picture } = section;
  return (
    <Strip section={section} background={background}>
      {picture && <PictureView picture={picture} />}
    </Strip>
  );
}

const Strip = styled(Call)`
  display: flex;
  ${wordsToEdge}

  img {
    flex: 3 1 160px;
  }
  ${Words} {
    flex: 9 1 0;
  }
  p {
    font-size: inherit;
    line-height: inherit;
  }
  @container ${belowDesktop} {
    display: block;

    img {
      width: 100%;
      height: 110px;
    }
  }
`;
