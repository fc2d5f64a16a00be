/**
 * Services whose scripts need more than their own host, as their makers describe it for a Content-Security-Policy. Name,
 * begin of the script's address, "lines" where lines of the snippet start it, and the hosts of "loadsFrom". `$1` is what
 * `*` stands for in the address.
 */
const table = `
Google Ads | www.googletagmanager.com/gtag/js?id=AW- | lines | *.googletagmanager.com *.google-analytics.com *.doubleclick.net *.google.com *.googleadservices.com
Google Ads | www.googletagmanager.com/gtag/js?id=DC- | lines | *.googletagmanager.com *.google-analytics.com *.doubleclick.net *.google.com
Google Analytics | www.googletagmanager.com/gtag/ | lines | *.googletagmanager.com *.google-analytics.com *.analytics.google.com
Google Analytics | www.google-analytics.com/ | lines | *.google-analytics.com *.analytics.google.com
Google Tag Manager | www.googletagmanager.com/gtm.js | lines | *.googletagmanager.com *.google-analytics.com *.analytics.google.com
Matomo | cdn.matomo.cloud/*.matomo.cloud/ | lines | $1.matomo.cloud
HubSpot | js.hs-scripts.com/ | | *.hs-analytics.net *.hs-banner.com *.hscollectedforms.net *.hsforms.com *.hsadspixel.net *.hubspot.com *.usemessages.com
HubSpot | js-*.hs-scripts.com/ | | *.hs-analytics.net *.hs-banner.com *.hscollectedforms.net *.hsforms.com *.hsadspixel.net *.hubspot.com *.usemessages.com
Hotjar | static.hotjar.com/ | lines | *.hotjar.com *.hotjar.io
Meta Pixel | connect.facebook.net/ | lines | www.facebook.com
LinkedIn Insight | snap.licdn.com/ | lines | px.ads.linkedin.com
TikTok Pixel | analytics.tiktok.com/ | lines |
X Ads | static.ads-twitter.com/ | lines | analytics.twitter.com t.co
Microsoft Clarity | www.clarity.ms/ | | *.clarity.ms c.bing.com
Microsoft Advertising | bat.bing.com/ | lines |
Cloudflare Web Analytics | static.cloudflareinsights.com/ | | cloudflareinsights.com
Simple Analytics | scripts.simpleanalyticscdn.com/ | | queue.simpleanalyticscdn.com
Umami | cloud.umami.is/ | | api-gateway.umami.dev gateway.umami.is
PostHog | *-assets.i.posthog.com/ | lines | $1.i.posthog.com
Segment | cdn.segment.com/ | lines | *.segment.com *.segment.io
Mixpanel | cdn.mxpnl.com/ | lines | *.mixpanel.com
Yandex Metrica | mc.yandex.ru/ | lines | mc.yandex.com
Yandex Metrica | mc.yandex.com/ | lines | mc.yandex.ru
Intercom | widget.intercom.io/ | lines | *.intercom.io *.intercomcdn.com
tawk.to | embed.tawk.to/ | | *.tawk.to cdn.jsdelivr.net
Crisp | client.crisp.chat/ | lines | *.crisp.chat`;

const services = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', address = '', lines, hosts = ''] = line.split('|').map((cell) => cell.trim());
    const begin = address.replaceAll(/[.?]/g, String.raw`\$&`).replace('*', '([a-z0-9-]+)');
    const needs = hosts.split(' ').flatMap((host) => (host === '' ? [] : `https://${host}`));
    return { name, script: new RegExp(`^https://${begin}`), needs, isStarted: lines === 'lines' };
  });

/** Matomo on any server. */
const matomo = { name: 'Matomo', script: /^https:.*\/(?:matomo|piwik)\.js$/, needs: [], isStarted: true };

/** The service of a script, with the hosts that it needs besides its own. */
export function serviceOf(src: string) {
  const service = [...services, matomo].find(({ script }) => script.test(src));
  const [, account = ''] = service?.script.exec(src) ?? [];
  return service && { ...service, needs: service.needs.map((host) => host.replace('$1', account)) };
}

/** True when the sources of a policy allow a host. Both may have `*.` in the place of the names before it. */
export function allowsHost(sources: readonly string[], host: string): boolean {
  return sources.some((source) => {
    const [, end] = /^https:\/\/\*(\..+)$/.exec(source) ?? [];
    return source === 'https:' || source === host || (end !== undefined && host.endsWith(end));
  });
}
