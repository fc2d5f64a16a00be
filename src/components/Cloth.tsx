import { styled } from 'styled-components';
import cloth from './pictures/cloth.webp?no-inline';

/** A weave in the place of a picture that is not given; nothing in a theme without swatches. Decorative. */
export const Cloth = styled.div.attrs({ 'aria-hidden': true })`
  display: var(--swatch-display);
  height: 100%;
  background: url('${cloth}') 0 0 / auto 210px;
`;
