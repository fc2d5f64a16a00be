import { limitLength } from './shared/page-texts.ts';

export const pageDescriptionLength = limitLength('description', 50, 165);
