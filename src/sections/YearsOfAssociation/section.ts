import { defineSection } from '../define-section.ts';

export default defineSection<'yearsOfAssociation'>({
  component:
    import.meta.env.SSR && (() => import('./YearsOfAssociation.tsx').then((m) => m.YearsOfAssociation)),
});
