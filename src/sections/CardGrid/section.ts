import { defineSection } from '../define-section.ts';

export default defineSection<'cardGrid'>({
  component: import.meta.env.SSR && (() => import('./CardGrid.tsx').then((m) => m.CardGrid)),
});
