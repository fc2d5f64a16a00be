import { styled } from 'styled-components';
import { belowTablet } from '../../styles/container-sizes.ts';
import { EntryHead, type PageHeadProps, Scene } from './EntryHead.tsx';

/** The picture below the words, over the whole width. */
export function PageHeadBelow(section: PageHeadProps) {
  return <Below {...section} sizes="(min-width: 1400px) 1312px, 100vw" />;
}

const Below = styled(EntryHead)`
  > ${Scene} {
    aspect-ratio: 21 / 9;
    margin-top: clamp(2.25rem, 4.4vw, 4rem);

    @container ${belowTablet} {
      aspect-ratio: 3 / 2;
    }
  }
`;
