import { join } from 'node:path';
import { changeJson } from '../build-fixture.ts';

/** The code of the scripts by the names of their files. Each leaves a trace of having run, and of its settings. */
export const consentScripts = { analytics: report('analytics'), advertising: report('advertising') };

/** The fixture site with two scripts that wait for consent: one for analytics, one for advertising. */
export function addConsentScripts(pages: string): void {
  const settings = [{ name: 'data-domain', value: 'greenplot.example' }];
  const scripts = [
    { category: 'analytics', src: '/scripts/analytics.js', settings },
    { category: 'advertising', src: '/scripts/advertising.js' },
  ];
  changeJson(join(pages, '_site/consent.json'), { scripts });
}

function report(name: string): string {
  return `(window.ran ??= []).push(['${name}', document.currentScript.dataset.domain ?? '']);`;
}
