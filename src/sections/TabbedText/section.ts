import { defineSection } from '../define-section.ts';

export default defineSection<'tabbedText'>({
  component: import.meta.env.SSR && (() => import('./TabbedText.tsx').then((m) => m.TabbedText)),
  island: {
    // Not `visible`: the browser's search finds closed panels only after hydration, wherever they are on the page.
    when: 'idle',
    enhance: () => import('../../components/run-tabs.ts').then((m) => m.runTabsOf),
  },
});
