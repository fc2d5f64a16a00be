import { styled } from 'styled-components';
import cloth from '../../components/pictures/cloth.webp?no-inline';
import { PictureView } from '../../components/PictureView.tsx';
import type { Picture } from '../../shared/picture.ts';

/** The picture beside or above an address, with a weave as default. Decorative. */
export function OfficePicture({ picture, sizes }: { picture: Picture | undefined; sizes: string }) {
  if (picture) return <PictureView picture={picture} alt="" sizes={sizes} />;
  return <Cloth aria-hidden="true" />;
}

const Cloth = styled.div`
  display: var(--swatch-display);
  height: 100%;
  background: url('${cloth}') 0 0 / auto 210px;
`;
