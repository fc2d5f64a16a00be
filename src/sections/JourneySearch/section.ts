import { defineSection } from '../define-section.ts';

export default defineSection<'journeySearch'>({
  component: () => import('./JourneySearch.tsx').then((m) => m.JourneySearch),
  island: { when: 'visible', hydrate: true },
});
