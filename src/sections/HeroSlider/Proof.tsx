import { styled } from 'styled-components';
import type { Statistic } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';

/** The figures on a label. */
export function Proof({ figures }: { figures: Statistic[] }) {
  return (
    <List>
      {figures.map(({ value, label }) => (
        <li key={value + label}>
          <b>{value}</b> {label !== '' && <span>{label}</span>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  flex: 0 1 auto;
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  margin-inline-start: auto;
  padding: 24px 32px;
  border-radius: var(--radius-picture);
  background: color-mix(in srgb, var(--dark-background) 95%, transparent);
  outline: 1px var(--seam) color-mix(in srgb, var(--white-background) 25%, transparent);
  outline-offset: -6px;
  font-size: var(--fs-small);
  line-height: 1.3;
  color: var(--fg-soft);

  span {
    display: block;
    max-width: 9.5rem;
  }
  b {
    display: block;
    white-space: nowrap;
    font: 500 1.75rem/1.1 var(--display);
    letter-spacing: -0.02em;
    color: var(--white-background);
  }
  @container ${belowDesktop} {
    display: none;
  }
`;
