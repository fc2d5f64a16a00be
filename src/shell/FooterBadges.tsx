import { styled } from 'styled-components';
import { Icon } from '../components/Button.tsx';
import { belowDesktop, belowPhone, cramped } from '../styles/container-sizes.ts';
import type { Footer } from '../shared/generated/site.ts';

/** The seals and the office's address, if the site has any. */
export function FooterBadges({ footer: { badges = [], office } }: { footer: Footer }) {
  if (badges.length === 0 && !office) return null;
  return (
    <Root>
      {badges.map(({ name, note }) => (
        <li key={name}>
          {/* A neutral seal, not the mark of any organization. */}
          <Icon viewBox="0 0 46 46" width="46" height="46">
            <circle cx="23" cy="23" r="21.5" strokeDasharray="4 3" />
            <circle cx="23" cy="23" r="16" />
            <path d="m15.5 23.5 5 5 10-11" />
          </Icon>
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
    font: var(--heading-style) var(--heading-weight, 520) 1.0625rem / calc(1.2 * var(--leading))
      var(--display);
    overflow-wrap: anywhere;
  }
  li:only-child {
    grid-column: 1 / -1;
  }
  svg {
    stroke: var(--accent);

    path {
      stroke: currentColor;
    }
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
    svg {
      width: 34px;
      height: 34px;
    }
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
