import { styled } from 'styled-components';
import { Lead } from './Halves.tsx';
import { Beside, Columns, WordsAlone } from './WordsAlone.tsx';

/** All words in the middle. */
export const HeroCentred = styled(WordsAlone)`
  text-align: center;

  ${Columns} {
    display: block;
  }
  :is(ol, ${Beside} > div) {
    justify-content: center;
  }
  h1,
  ${Lead} {
    margin-inline: auto;
  }
  h1 {
    max-width: 14em;
  }
  ${Lead} {
    text-wrap: balance;
  }
  ${Beside} {
    align-items: center;
    margin-top: 32px;
  }
  /* A short line between the title and the rest. */
  ${Beside}::before {
    content: '';
    width: 64px;
    border-top: 2px solid var(--accent);
  }
`;
