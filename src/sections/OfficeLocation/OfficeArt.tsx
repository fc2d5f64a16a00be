import { styled } from 'styled-components';
import { Cloth } from '../../components/Cloth.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import type { Picture } from '../../shared/picture.ts';

/** The picture of an office, which is decorative. A weave is the default. */
export function OfficeArt({ picture, sizes }: { picture: Picture | undefined; sizes: string }) {
  return <Art>{picture ? <PictureView picture={picture} alt="" sizes={sizes} /> : <Cloth />}</Art>;
}

export const Art = styled(Frame)`
  /* Hides the place of a picture that is not given, in a theme without the default one. */
  &:has(> ${Cloth}) {
    display: var(--swatch-display);
  }
`;
