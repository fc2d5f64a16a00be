import { defineSection } from '../define-section.ts';

export default defineSection<'faq'>({
  component: import.meta.env.SSR && (() => import('./Faq.tsx').then((m) => m.Faq)),
});
