import { styled } from 'styled-components';

/** The line with the day of an entry. */
export const DayLine = styled.p`
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

/** The summary of an entry. */
export const Summary = styled.p`
  max-width: 38em;
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: var(--fg-soft);
`;
