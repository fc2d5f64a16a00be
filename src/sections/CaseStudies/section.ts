import { defineSection } from '../define-section.ts';

export default defineSection<'caseStudies'>({
  component: import.meta.env.SSR && (() => import('./CaseStudies.tsx').then((m) => m.CaseStudies)),
});
