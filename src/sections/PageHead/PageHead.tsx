import { byVariant } from '../by-variant.ts';
import type { PageHeadProps } from './EntryHead.tsx';
import { PageHeadBelow } from './PageHeadBelow.tsx';
import { PageHeadBeside } from './PageHeadBeside.tsx';

export const PageHead = byVariant<PageHeadProps>('below', {
  below: PageHeadBelow,
  beside: PageHeadBeside,
});
