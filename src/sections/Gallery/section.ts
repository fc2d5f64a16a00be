import { defineSection } from '../define-section.ts';

export default defineSection<'gallery'>({
  component: import.meta.env.SSR && (() => import('./Gallery.tsx').then((m) => m.Gallery)),
});
