import { defineSection } from '../define-section.ts';

export default defineSection<'richText'>({
  component: import.meta.env.SSR && (() => import('./RichText.tsx').then((m) => m.RichText)),
});
