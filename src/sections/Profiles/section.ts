import { defineSection } from '../define-section.ts';

export default defineSection<'profiles'>({
  component: import.meta.env.SSR && (() => import('./Profiles.tsx').then((m) => m.Profiles)),
});
