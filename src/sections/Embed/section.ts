import { defineSection } from '../define-section.ts';

export default defineSection<'embed'>({
  component: import.meta.env.SSR && (() => import('./Embed.tsx').then((m) => m.Embed)),
  island: { when: 'visible', enhance: () => import('./run-embed.ts').then((m) => m.runEmbed) },
});
