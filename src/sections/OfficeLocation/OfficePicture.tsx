import { css, styled } from 'styled-components';
import cloth from '../../components/pictures/cloth.webp?no-inline';
import { PictureView } from '../../components/PictureView.tsx';
import type { Picture } from '../../shared/picture.ts';

/** Hides the place of a picture that is not given, in a theme without the default one. */
export const pictureRoom = css`
  &:has(> [data-default]) {
    display: var(--swatch-display);
  }
`;

/** The picture beside or above an address, with a weave as default. Decorative. */
export function OfficePicture({ picture, sizes }: { picture: Picture | undefined; sizes: string }) {
  if (picture) return <PictureView picture={picture} alt="" sizes={sizes} />;
  return <Cloth data-default="" aria-hidden="true" />;
}

const Cloth = styled.div`
  height: 100%;
  background: url('${cloth}') 0 0 / auto 210px;
`;
