import { findDuplicates } from './shared/page-texts.ts';

export const pageDescriptionUnique = findDuplicates('description');
