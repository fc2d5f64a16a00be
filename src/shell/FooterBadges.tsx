import { styled } from 'styled-components';
import { belowDesktop, belowPhone, cramped } from '../theme/room.ts';
import type { Footer } from '../shared/generated/site.ts';
import { Seal } from './Seal.tsx';

/** The seals and the office's address, if the site has any. */
export function FooterBadges({ footer: { badges = [], office } }: { footer: Footer }) {
  if (badges.length === 0 && !office) return null;
  return (
    <Root>
      {badges.map(({ name, note }) => (
        <li key={name}>
          <Seal />
          <span>
            {name}
            <small>{note}</small>
          </span>
        </li>
      ))}
      {office && (
        <li>
          <span>
            {office.place}
            <small>{office.note}</small>
          </span>
        </li>
      )}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr) 1.6fr;
  border-block: 1px solid var(--rule);

  li {
    display: flex;
    align-items: center;
    gap: 14px;
    padding-block: 26px;
    padding-inline: 0 24px;
    font: 520 1.0625rem/1.2 var(--display);
  }
  li:only-child {
    grid-column: 1 / -1;
  }
  small {
    display: block;
    font: 400 var(--fs-label) / 1.3 var(--text);
    color: var(--fg-soft);
  }
  @container ${belowDesktop} {
    grid-template-columns: 1fr 1fr;
  }
  @container ${belowPhone} {
    li {
      gap: 10px;
      padding-block: 18px;
      padding-inline: 0 8px;
      font-size: var(--fs-small);
    }
    li:last-child {
      grid-column: 1 / -1;
    }
  }
  @container ${cramped} {
    grid-template-columns: 1fr;
  }
`;
