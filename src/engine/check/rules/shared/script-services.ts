/** A service whose script needs more than its own host. */
interface ScriptService {
  name: string;
  /** Matches the address of its script. */
  script: RegExp;
  /** Hosts that it loads from and sends to, as "loadsFrom" lists them. `$1` is what the pattern has captured. */
  needs?: readonly string[];
  /** True when lines of its snippet start it, which must be a file of the site. */
  isStarted?: boolean;
}

const google = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** As their makers document them for a Content-Security-Policy. */
const services: readonly ScriptService[] = [
  {
    name: 'Google Ads',
    script: /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=(?:AW|DC)-/,
    needs: [...google, 'https://*.doubleclick.net', 'https://*.google.com', 'https://*.googleadservices.com'],
    isStarted: true,
  },
  {
    name: 'Google Tag Manager',
    script: /^https:\/\/www\.googletagmanager\.com\/gtm\.js/,
    needs: google,
    isStarted: true,
  },
  {
    name: 'Google Analytics',
    script: /^https:\/\/www\.(?:googletagmanager\.com\/gtag\/|google-analytics\.com\/)/,
    needs: google,
    isStarted: true,
  },
  {
    name: 'Matomo',
    script: /^https:\/\/cdn\.matomo\.cloud\/([a-z0-9-]+\.matomo\.cloud)\//,
    needs: ['https://$1'],
    isStarted: true,
  },
  { name: 'Matomo', script: /^(?:https:\/\/.*)?\/(?:matomo|piwik)\.js$/, isStarted: true },
  {
    name: 'HubSpot',
    script: /^https:\/\/js(?:-[a-z0-9]+)?\.hs-scripts\.com\//,
    needs: [
      'https://*.hs-analytics.net',
      'https://*.hs-banner.com',
      'https://*.hscollectedforms.net',
      'https://*.hsforms.com',
      'https://*.hsadspixel.net',
      'https://*.hubspot.com',
      'https://*.usemessages.com',
    ],
  },
  {
    name: 'Hotjar',
    script: /^https:\/\/static\.hotjar\.com\//,
    needs: ['https://*.hotjar.com', 'https://*.hotjar.io'],
    isStarted: true,
  },
  {
    name: 'Meta Pixel',
    script: /^https:\/\/connect\.facebook\.net\//,
    needs: ['https://www.facebook.com'],
    isStarted: true,
  },
  {
    name: 'LinkedIn Insight',
    script: /^https:\/\/snap\.licdn\.com\//,
    needs: ['https://px.ads.linkedin.com'],
    isStarted: true,
  },
  {
    name: 'TikTok Pixel',
    script: /^https:\/\/analytics\.tiktok\.com\//,
    needs: ['https://analytics.tiktok.com'],
    isStarted: true,
  },
  {
    name: 'X Ads',
    script: /^https:\/\/static\.ads-twitter\.com\//,
    needs: ['https://analytics.twitter.com', 'https://t.co'],
    isStarted: true,
  },
  {
    name: 'Microsoft Clarity',
    script: /^https:\/\/www\.clarity\.ms\//,
    needs: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  { name: 'Microsoft Advertising', script: /^https:\/\/bat\.bing\.com\//, isStarted: true },
  {
    name: 'Cloudflare Web Analytics',
    script: /^https:\/\/static\.cloudflareinsights\.com\//,
    needs: ['https://cloudflareinsights.com'],
  },
  {
    name: 'Simple Analytics',
    script: /^https:\/\/scripts\.simpleanalyticscdn\.com\//,
    needs: ['https://queue.simpleanalyticscdn.com'],
  },
  {
    name: 'Umami',
    script: /^https:\/\/cloud\.umami\.is\//,
    needs: ['https://api-gateway.umami.dev', 'https://gateway.umami.is'],
  },
  {
    name: 'PostHog',
    script: /^https:\/\/([a-z]+)-assets\.i\.posthog\.com\//,
    needs: ['https://$1.i.posthog.com'],
    isStarted: true,
  },
  {
    name: 'Segment',
    script: /^https:\/\/cdn\.segment\.com\//,
    needs: ['https://*.segment.com', 'https://*.segment.io'],
    isStarted: true,
  },
  {
    name: 'Mixpanel',
    script: /^https:\/\/cdn\.mxpnl\.com\//,
    needs: ['https://*.mixpanel.com'],
    isStarted: true,
  },
  {
    name: 'Yandex Metrica',
    script: /^https:\/\/mc\.yandex\.(?:ru|com)\//,
    needs: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
    isStarted: true,
  },
  {
    name: 'Intercom',
    script: /^https:\/\/widget\.intercom\.io\//,
    needs: ['https://*.intercom.io', 'https://*.intercomcdn.com'],
    isStarted: true,
  },
  {
    name: 'tawk.to',
    script: /^https:\/\/embed\.tawk\.to\//,
    needs: ['https://*.tawk.to', 'https://cdn.jsdelivr.net'],
  },
  {
    name: 'Crisp',
    script: /^https:\/\/client\.crisp\.chat\//,
    needs: ['https://*.crisp.chat'],
    isStarted: true,
  },
];

/** The service of a script, with the hosts that it needs besides its own. */
export function serviceOf(src: string): { name: string; needs: string[]; isStarted: boolean } | undefined {
  const known = services.find(({ script }) => script.test(src));
  if (!known) return undefined;
  const [, part = ''] = known.script.exec(src) ?? [];
  const needs = (known.needs ?? []).map((host) => host.replace('$1', part));
  return { name: known.name, needs, isStarted: known.isStarted ?? false };
}

/** True when the sources of a policy allow a host. Both may have `*.` in the place of the names before it. */
export function allowsHost(sources: readonly string[], host: string): boolean {
  return sources.some((source) => {
    if (source === 'https:' || source === host) return true;
    const [, end] = /^https:\/\/\*(\..+)$/.exec(source) ?? [];
    return end !== undefined && host.endsWith(end);
  });
}
