import { defineSection } from '../define-section.ts';
import { describeOffice } from './describe-office.ts';

export default defineSection<'officeLocation'>({
  component: import.meta.env.SSR && (() => import('./OfficeLocation.tsx').then((m) => m.OfficeLocation)),
  structuredData: import.meta.env.SSR && describeOffice,
});
