import { css } from 'styled-components';

/**
 * For an element that scrolls sideways: a shade at its end shows that it goes on there. The last piece of what scrolls
 * covers the shade.
 */
export const scrollShade = css`
  --start: calc(-90deg * var(--forward));
  overflow-x: auto;
  background:
    linear-gradient(var(--start), var(--bg) 1.5rem, transparent) calc(50% + 50% * var(--forward)) / 4rem 100%
      no-repeat local,
    linear-gradient(var(--start), color-mix(in srgb, var(--fg) 18%, transparent), transparent)
      calc(50% + 50% * var(--forward)) / 1.5rem 100% no-repeat;
`;
