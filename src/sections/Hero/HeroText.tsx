import { styled } from 'styled-components';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Beside, WordsAlone } from './WordsAlone.tsx';

/** The title, and beside it, behind a line, the rest. */
export const HeroText = styled(WordsAlone)`
  ${Beside} {
    padding-inline-start: clamp(2rem, 4vw, 4.5rem);
    border-inline-start: 1px solid var(--rule-strong);

    @container ${belowDesktop} {
      padding: 28px 0 0;
      border-inline-start: 0;
      border-top: 1px solid var(--rule-strong);
    }
  }
`;
