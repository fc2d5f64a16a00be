import { styled } from 'styled-components';
import { Icon, RoundButton } from '../components/Button.tsx';
import { windowBelowTablet } from '../styles/media.ts';

/** A modal dialog. Its backdrop has no transition, so that one dialog can follow another without flicker. */
export const DialogFrame = styled.dialog`
  width: min(440px, 100vw - 40px);
  max-width: none;
  max-height: calc(100dvh - 40px);
  padding: 34px 36px 36px;
  border: 0;
  border-radius: var(--radius-panel);
  overscroll-behavior: contain;
  background: var(--page-background);
  color: var(--page-text);
  box-shadow: var(--shadow-menu);
  transition:
    opacity var(--quick) var(--ease),
    translate var(--panel) var(--ease);

  &:is([open], :popover-open) {
    @starting-style {
      opacity: 0;
      translate: 0 12px;
    }
  }
  &::backdrop {
    background: color-mix(in srgb, var(--dark-background) 80%, transparent);
  }

  @media ${windowBelowTablet} {
    padding: 28px 22px;
  }
`;

export const DialogTitle = styled.h2`
  font: var(--heading-style) var(--heading-weight, 520) min(1.75rem, 10vw) / calc(1.15 * var(--leading))
    var(--display);
`;

export function CloseButton({ dialog, label }: { dialog: string; label: string }) {
  return (
    <RoundButton type="button" aria-label={label} popoverTarget={dialog}>
      <Icon viewBox="0 0 14 14" width="14" height="14">
        <path d="m2 2 10 10M12 2 2 12" />
      </Icon>
    </RoundButton>
  );
}
