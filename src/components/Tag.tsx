import { styled } from 'styled-components';
import { printsBackground } from './mixins.ts';

/** A label at the left edge of the picture it names. The picture's frame is its containing block. */
export const Tag = styled.span`
  /* A long word is measured against the picture's frame, a container. */
  --word-margin: 4rem;
  container-type: normal;
  width: auto;
  position: absolute;
  inset-inline-start: 0;
  top: 20px;
  max-width: calc(100% - 20px);
  padding-block: 9px 10px;
  padding-inline: 16px 18px;
  border-start-end-radius: var(--radius-picture);
  border-end-end-radius: var(--radius-picture);
  background: var(--page-background);
  color: var(--page-text);
  font: var(--label-weight, var(--heading-weight, 540)) 1.25rem / 1.15 var(--labels, var(--display));
  letter-spacing: calc(-0.015em * var(--tracking));
  text-wrap: balance;
  transition: color var(--quick) var(--ease);

  ${printsBackground}
  &::after {
    content: '';
    position: absolute;
    inset-block: 4px;
    inset-inline: 0 5px;
    border: 1px var(--seam) color-mix(in srgb, currentColor 34%, transparent);
    border-inline-start: 0;
    border-start-end-radius: 2px;
    border-end-end-radius: 2px;
  }
`;
