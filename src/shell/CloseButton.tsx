import { styled } from 'styled-components';
import { Cross } from './Cross.tsx';
import { closes } from './dialog-buttons.ts';

export function CloseButton({ dialog, label }: { dialog: string; label: string }) {
  return (
    <Root type="button" aria-label={label} {...closes(dialog)}>
      <Cross />
    </Root>
  );
}

const Root = styled.button`
  display: grid;
  flex: none;
  place-content: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: color-mix(in srgb, var(--page-text) 8%, transparent);
  }
  &:focus-visible {
    border-radius: 50%;
    outline-offset: -3px;
  }
`;
