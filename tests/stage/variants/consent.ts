import { join } from 'node:path';
import { changeJson } from '../build-fixture.ts';

/** The code of the scripts by the names of their files. Each leaves a trace of having run, and of its settings. */
export const consentScripts: Record<string, string> = {
  analytics: report('analytics'),
  advertising: report('advertising'),
};

/** The fixture site with two scripts that wait for consent: one for analytics, one for advertising. */
export function addConsentScripts(pages: string): void {
  const settings = [{ name: 'data-domain', value: 'greenplot.example' }];
  const scripts = [
    { category: 'analytics', src: '/scripts/analytics.js', settings },
    { category: 'advertising', src: '/scripts/advertising.js' },
  ];
  changeJson(join(pages, '_site/consent.json'), { scripts });
}

/** What a script does that loads another and writes into the page, as tag managers and chats do. */
export const loadingScripts: Record<string, string> = {
  loaded: report('loaded'),
  loader: `
    trustedTypes?.createPolicy('loader', {});
    const script = document.createElement('script');
    script.src = new URL('loaded.js', document.currentScript.src).href;
    document.head.append(script);
    const box = document.createElement('div');
    box.innerHTML = '<p style="color: #f00">Chat with us</p>';
    document.body.append(box);`,
};

/** Adds such a script. */
export function addLoadingScript(pages: string): void {
  const scripts = [{ category: 'social', src: '/scripts/loader.js', loadsFrom: [] }];
  changeJson(join(pages, '_site/consent.json'), { scripts });
}

function report(name: string): string {
  return `(window.ran ??= []).push(['${name}', document.currentScript.dataset.domain ?? '']);`;
}
