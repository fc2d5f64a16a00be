import { styled } from 'styled-components';
import { OpeningsBoard } from './OpeningsBoard.tsx';

/** The positions beside the heading, which stays in view. */
export const JobOpeningsBeside = styled(OpeningsBoard)`
  --split: 4fr 8fr;
  align-items: start;
`;
