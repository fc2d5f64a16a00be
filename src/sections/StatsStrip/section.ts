import { defineSection } from '../define-section.ts';

export default defineSection<'statsStrip'>({
  component: import.meta.env.SSR && (() => import('./StatsStrip.tsx').then((m) => m.StatsStrip)),
});
