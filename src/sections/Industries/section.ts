import { defineSection } from '../define-section.ts';

export default defineSection<'industries'>({
  component: import.meta.env.SSR && (() => import('./Industries.tsx').then((m) => m.Industries)),
});
