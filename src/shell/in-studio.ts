import { frameName } from '../shared/studio.ts';

/** True in a page that the studio shows in its frame. Only the development server has one. */
export const isInStudio = () => window.parent !== window && window.name.startsWith(frameName);
