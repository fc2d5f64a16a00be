import { defineSection } from '../define-section.ts';

export default defineSection<'featureList'>({
  component: import.meta.env.SSR && (() => import('./FeatureList.tsx').then((m) => m.FeatureList)),
});
