import { defineSection } from '../define-section.ts';
import { describeOpenings } from './describe-openings.ts';

export default defineSection<'jobOpenings'>({
  component: import.meta.env.SSR && (() => import('./JobOpenings.tsx').then((m) => m.JobOpenings)),
  structuredData: import.meta.env.SSR && describeOpenings,
});
