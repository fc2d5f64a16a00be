import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { actionsBelow, Call, Words } from './Call.tsx';

/** A white card with a seam. */
export function CallToActionCard(section: CallToActionSection) {
  const { background = 'soft', picture } = section;
  return (
    <Block background={background}>
      <Card section={section} background="white">
        {picture && <PictureView picture={picture} />}
      </Card>
    </Block>
  );
}

const Card = styled(Call)`
  ${actionsBelow}
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
    min-height: 340px;
  }
  ${Words} {
    flex: 1;
    padding: clamp(min(1.5rem, 7vw), 5vw, 4.5rem);
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
