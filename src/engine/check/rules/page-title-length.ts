import { limitLength } from './shared/page-texts.ts';

export const pageTitleLength = limitLength('title', 10, 65);
