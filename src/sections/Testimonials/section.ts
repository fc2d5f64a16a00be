import { defineSection } from '../define-section.ts';

export default defineSection<'testimonials'>({
  component: import.meta.env.SSR && (() => import('./Testimonials.tsx').then((m) => m.Testimonials)),
  island: {
    when: 'visible',
    enhance: () => import('../../components/run-slider.ts').then((m) => m.runSlidersOf),
  },
});
