import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';
import { Call, Words } from './Call.tsx';

/** Large words over the whole width. The picture is a strip of weave along the upper edge. */
export function CallToActionBand(section: CallToActionSection) {
  const { background = 'brand', picture } = section;
  return (
    <Band section={section} background={background}>
      {picture && <PictureView picture={picture} />}
    </Band>
  );
}

const Band = styled(Call)`
  position: relative;

  img {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: 26px;
  }
  ${Words} {
    max-width: calc(var(--measure) + 2 * var(--gutter));
    margin-inline: auto;
    padding: clamp(4rem, 7vw, 7rem) var(--gutter);
  }
  h2 {
    font-size: min(clamp(2.25rem, 1.5rem + 3vw, 4.25rem) * var(--size-h2), 10vw / var(--wide));
  }
`;
