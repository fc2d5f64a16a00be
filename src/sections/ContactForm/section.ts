import { describeCrumbs } from '../../components/describe-crumbs.ts';
import { defineSection } from '../define-section.ts';

export default defineSection<'contactForm'>({
  component: () => import('./ContactForm.tsx').then((m) => m.ContactForm),
  island: { when: 'visible', hydrate: true },
  structuredData: import.meta.env.SSR && (({ crumbs }, page) => describeCrumbs(crumbs, page)),
});
