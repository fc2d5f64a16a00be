import { styled } from 'styled-components';
import type { FeatureLogEntry } from '../../shared/generated/sections.ts';

/** A log: time, event and state of each entry. */
export function LiveLog({ entries }: { entries: FeatureLogEntry[] }) {
  return (
    <Log>
      {entries.map(({ time, text, state, closed = false }) => (
        <li key={time + text}>
          <Time>{time}</Time> <Text>{text}</Text> <State data-closed={closed}>{state}</State>
        </li>
      ))}
    </Log>
  );
}

const Log = styled.ul`
  margin-top: auto;
  padding-top: 22px;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--rule);
    font-size: var(--fs-ui);
  }
`;

const Time = styled.span`
  flex: none;
  min-width: 4rem;
  font-variant-numeric: tabular-nums;
  color: var(--fg-soft);
`;

const Text = styled.span`
  flex: 1 1 11rem;
`;

const State = styled.span`
  font-size: var(--fs-small);
  font-weight: 600;
  color: var(--accent);

  &[data-closed='true'] {
    color: var(--fg-soft);
  }
`;
