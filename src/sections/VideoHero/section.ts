import { defineSection } from '../define-section.ts';

export default defineSection<'videoHero'>({
  component: import.meta.env.SSR && (() => import('./VideoHero.tsx').then((m) => m.VideoHero)),
  island: {
    when: 'visible',
    enhance: () => import('./run-background-video.ts').then((m) => m.runBackgroundVideo),
  },
});
