import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';

/** The heading above figures. */
export const StatsTitle = styled(Heading)`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;
