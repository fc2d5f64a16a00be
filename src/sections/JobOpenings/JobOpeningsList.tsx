import { styled } from 'styled-components';
import { OpeningsBoard } from './OpeningsBoard.tsx';

/** The positions below the heading. */
export const JobOpeningsList = styled(OpeningsBoard)`
  > :first-child {
    position: static;
  }
`;
