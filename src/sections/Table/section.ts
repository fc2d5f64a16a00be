import { defineSection } from '../define-section.ts';

export default defineSection<'table'>({
  component: import.meta.env.SSR && (() => import('./Table.tsx').then((m) => m.Table)),
});
