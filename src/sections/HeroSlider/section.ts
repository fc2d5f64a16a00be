import { defineSection } from '../define-section.ts';

export default defineSection<'heroSlider'>({
  component: import.meta.env.SSR && (() => import('./HeroSlider.tsx').then((m) => m.HeroSlider)),
  island: {
    when: 'idle',
    enhance: () => import('../../components/run-slider.ts').then((m) => m.runSlidersOf),
  },
});
