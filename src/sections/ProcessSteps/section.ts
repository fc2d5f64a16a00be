import { defineSection } from '../define-section.ts';

export default defineSection<'processSteps'>({
  component: import.meta.env.SSR && (() => import('./ProcessSteps.tsx').then((m) => m.ProcessSteps)),
});
