import { defineSection } from '../define-section.ts';

export default defineSection<'technologies'>({
  component: import.meta.env.SSR && (() => import('./Technologies.tsx').then((m) => m.Technologies)),
  island: {
    when: 'idle',
    enhance: () => import('./run-technologies.ts').then((m) => m.runTechnologies),
  },
});
