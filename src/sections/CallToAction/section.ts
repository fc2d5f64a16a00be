import { defineSection } from '../define-section.ts';

export default defineSection<'callToAction'>({
  component: import.meta.env.SSR && (() => import('./CallToAction.tsx').then((m) => m.CallToAction)),
});
