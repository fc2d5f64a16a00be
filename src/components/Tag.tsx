import { styled } from 'styled-components';

/** A stitched cotton label, sewn to the left edge of the picture it names. The picture's frame is its containing block. */
export const Tag = styled.span`
  /* A long word is measured against the picture's frame, a container. */
  --word-margin: 4rem;
  container-type: normal;
  width: auto;
  position: absolute;
  left: 0;
  top: 20px;
  max-width: calc(100% - 20px);
  padding: 9px 18px 10px 16px;
  border-radius: 0 var(--radius-picture) var(--radius-picture) 0;
  background: var(--cotton);
  color: var(--ink);
  font: 540 1.25rem/1.15 var(--display);
  letter-spacing: -0.015em;
  text-wrap: balance;
  transition: color var(--quick) var(--ease);

  &::after {
    content: '';
    position: absolute;
    inset: 4px 5px 4px 0;
    border: 1px dashed color-mix(in srgb, currentColor 34%, transparent);
    border-left: 0;
    border-radius: 0 2px 2px 0;
  }
`;
