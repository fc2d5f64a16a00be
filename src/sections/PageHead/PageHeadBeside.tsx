import { styled } from 'styled-components';
import { twoColumns } from '../../components/mixins.ts';
import { EntryHead, type PageHeadProps, Scene } from './EntryHead.tsx';
import { PageHeadBelow } from './PageHeadBelow.tsx';

/** The picture beside the words. Without one, the words have the whole width. */
export function PageHeadBeside(section: PageHeadProps) {
  if (!section.facts?.entry?.picture) return <PageHeadBelow {...section} />;
  return <Beside {...section} sizes="(min-width: 1024px) 40vw, 100vw" />;
}

const Beside = styled(EntryHead)`
  --split: 7fr 5fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5rem);
  align-items: center;

  > ${Scene} {
    aspect-ratio: 4 / 3;
    /* Also on paper, where it is below the words. */
    margin-top: 0;
  }
`;
