import { styled } from 'styled-components';

/** The content's measure: at most 1312 px wide, a gutter on either side. */
export const Wrap = styled.div`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** The vertical room of a block. */
export const Band = styled.div`
  padding-block: var(--section);
  position: relative;
`;
