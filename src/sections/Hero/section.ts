import { describeCrumbs } from '../../components/describe-crumbs.ts';
import { defineSection } from '../define-section.ts';

export default defineSection<'hero'>({
  component: import.meta.env.SSR && (() => import('./Hero.tsx').then((m) => m.Hero)),
  structuredData: import.meta.env.SSR && (({ crumbs }, page) => describeCrumbs(crumbs, page)),
});
