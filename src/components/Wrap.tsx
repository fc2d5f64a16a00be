import { styled } from 'styled-components';

/** The content column: at most 1312 px wide, with a gutter on either side. */
export const Wrap = styled.div`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** The vertical padding of a block. */
export const Band = styled.div`
  padding-block: var(--section);
  position: relative;
`;
