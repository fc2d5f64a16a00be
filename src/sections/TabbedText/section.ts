import { defineSection } from '../define-section.ts';

export default defineSection<'tabbedText'>({
  component: import.meta.env.SSR && (() => import('./TabbedText.tsx').then((m) => m.TabbedText)),
  island: {
    // What closed tabs hold is found by the browser's search once they are interactive, wherever they stand.
    when: 'idle',
    enhance: () => import('../../components/run-tabs.ts').then((m) => m.runTabsOf),
  },
});
