import { styled } from 'styled-components';
import { belowNavigation, belowPhone } from '../theme/room.ts';
import { dialogs, opens } from './dialog-buttons.ts';

/** Opens the drawer on screens without room for the menus. */
export function Burger({ label }: { label: string }) {
  return (
    <Root type="button" aria-label={label} {...opens(dialogs.menu)}>
      <i />
      <i />
      <i />
    </Root>
  );
}

const Root = styled.button`
  display: none;
  gap: 5px;
  width: 44px;
  height: 44px;
  margin-inline-start: -11px;
  place-content: center;

  i {
    display: block;
    width: 22px;
    height: 2px;
    border-radius: 2px;
    background: var(--page-text);
    transition: width var(--quick) var(--ease);
  }
  i:nth-child(2) {
    width: 15px;
  }
  &:hover i:nth-child(2) {
    width: 22px;
  }
  [data-without~='menus'] & {
    display: grid;
  }
  @container ${belowNavigation} {
    display: grid;
  }
  @container ${belowPhone} {
    order: 1;
    margin-inline-start: auto;
  }
`;
