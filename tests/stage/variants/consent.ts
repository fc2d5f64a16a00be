import { join } from 'node:path';
import { changeJson } from '../build-fixture.ts';

/** The code of the scripts by file name. Each records that it has run, and its settings. */
export const consentScripts: Record<string, string> = {
  analytics: report('analytics'),
  advertising: report('advertising'),
};

/** Adds two scripts that need consent to the fixture site: one for analytics, one for advertising. */
export function addConsentScripts(pages: string): void {
  const settings = [{ name: 'data-domain', value: 'greenplot.example' }];
  const scripts = [
    { category: 'analytics', src: '/scripts/analytics.js', settings },
    { category: 'advertising', src: '/scripts/advertising.js' },
  ];
  changeJson(join(pages, '_site/consent.json'), { scripts });
}

/** A script that loads another and writes into the page, as tag managers and chats do. */
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

/** Adds the script above. */
export function addLoadingScript(pages: string): void {
  const scripts = [{ category: 'social', src: '/scripts/loader.js', loadsFrom: [] }];
  changeJson(join(pages, '_site/consent.json'), { scripts });
}

function report(name: string): string {
  return `(window.ran ??= []).push(['${name}', document.currentScript.dataset.domain ?? '']);`;
}
