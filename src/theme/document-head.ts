import type { DocumentHead } from '../shared/rendered-page.ts';
import { socialCard } from './social-card.ts';

/** The theme's part of every page's `<head>`. The fonts are those of fonts.css, the colour is `--cotton`. */
export const documentHead: DocumentHead = {
  themeColor: '#faf7f1',
  icons: [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  ],
  manifest: '/site.webmanifest',
  fonts: [
    { href: '/fonts/funnel-display-latin-c7d6c143.woff2', type: 'font/woff2' },
    { href: '/fonts/funnel-sans-latin-478c99dc.woff2', type: 'font/woff2' },
  ],
  styleHashes: [],
  socialPicture: '/img/og.png',
  card: socialCard,
  logo: '/icons/app-512.png',
};
