import { styled } from 'styled-components';
import type { Link } from '../shared/generated/sections.ts';
import { cramped } from '../theme/room.ts';
import { Arrow } from './Arrow.tsx';
import { LinkLabel } from './LinkLabel.tsx';

type Tone = 'action' | 'second' | 'outline';

/** A link that looks like a button, with the arrow. */
export function ButtonLink({ link, tone = 'action' }: { link: Link; tone?: Tone }) {
  return (
    <Button as="a" href={link.href} data-tone={tone}>
      <LinkLabel link={link} /> <Arrow />
    </Button>
  );
}

/** A button, for `<a>` and `<button>` alike. `data-tone`: action, second, outline. */
export const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.7em;
  min-height: 52px;
  max-width: 100%;
  padding: 0.75em min(1.5em, 6vw);
  overflow-wrap: anywhere;
  text-align: center;
  border-radius: var(--radius-button);
  font-weight: 600;
  font-size: var(--fs-ui);
  line-height: 1.1;
  position: relative;
  transition:
    background-color var(--quick) var(--ease),
    transform var(--quick) var(--ease);

  &::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px var(--seam) currentColor;
    border-radius: max(0px, var(--radius-button) - 3px);
    opacity: 0.38;
    transition: opacity var(--quick) var(--ease);
    pointer-events: none;
  }
  &:hover::after {
    opacity: 0.7;
  }
  @container ${cramped} {
    [data-arrow] {
      display: none;
    }
  }
  &:active {
    transform: translateY(1px);
  }
  &[data-tone='action'] {
    background: var(--button);
    color: var(--button-text);
  }
  &[data-tone='action']:hover {
    background: var(--button-hover);
  }
  &[data-tone='second'] {
    background: var(--second-button);
    color: var(--second-button-text);
  }
  &[data-tone='second']:hover {
    background: var(--second-button-hover);
  }
  &[data-tone='outline'] {
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
  &[data-tone='outline']:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-tone='outline']::after {
    display: none;
  }
`;
