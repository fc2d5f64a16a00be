import { defineSection } from '../define-section.ts';

export default defineSection<'officeLocation'>({
  component: import.meta.env.SSR && (() => import('./OfficeLocation.tsx').then((m) => m.OfficeLocation)),
});
