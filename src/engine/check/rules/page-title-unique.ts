import { findDuplicates } from './shared/page-texts.ts';

export const pageTitleUnique = findDuplicates('title');
