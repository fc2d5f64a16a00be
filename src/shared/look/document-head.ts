import { withBase } from '../base.ts';
import type { Brand, Theme } from '../generated/site.ts';
import type { DocumentHead } from '../rendered-page.ts';
import { layOn } from './colors.ts';
import { schemeColors } from './scheme-colors.ts';
import { type CardDesign, cardSize } from '../social-card.ts';

/** The theme's part of every page's `<head>`. */
export function documentHead(theme: Theme): DocumentHead {
  const { schemes, icons, fonts, socialPictures } = theme;
  const first = [fonts.headings, fonts.text].map(({ files }) => files[0]!.src);
  return {
    themeColor: schemes.page.background,
    icons: [
      { rel: 'icon', href: icons.tab.src, ...(icons.tab.src.endsWith('.svg') && { type: 'image/svg+xml' }) },
      { rel: 'apple-touch-icon', href: icons.touch.src },
    ],
    manifest: `/${manifestFile}`,
    fonts: [...new Set(first)].map((href) => ({ href, type: 'font/woff2' })),
    socialPicture: socialPictures.plain.src,
    card: socialCard(theme),
    logo: largestIcon(theme),
  };
}

function largestIcon({ icons }: Theme): string {
  return icons.app.toSorted((a, b) => b.width - a.width)[0]!.src;
}

const { width, height } = cardSize;
const scene = { x: 704, y: 0, width: width - 704, height };

/** The page's picture at the right, a stitch along its edge, the title in the font of headings. */
function socialCard({ schemes, fonts, logo, socialPictures }: Theme): CardDesign {
  const { background, text, accent } = schemeColors(schemes).get('dark')!;
  return {
    ground: [
      `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
      `<path stroke="${accent}" stroke-width="3" stroke-dasharray="16 10" d="M${scene.x - 14} 0v${height}"/>`,
    ].join(''),
    logo: { src: logo.dark.src, box: { x: 72, y: 70, width: 240, height: 60 } },
    title: {
      fonts: fonts.headings.files.map(({ src }) => src),
      weight: socialPictures.weight ?? 500,
      color: layOn(background, text),
      box: { x: 72, y: 190, width: 576, height: 366 },
      sizes: [84, 76, 68, 60, 52, 46],
      leading: 1.08,
    },
    scene: { box: scene, fallback: socialPictures.picture.src },
  };
}

export const manifestFile = 'site.webmanifest';

/** The web app manifest: how phones show the site on their home screens. */
export function webManifest({ icons, schemes }: Theme, { brand }: Brand, base: string): string {
  const icon = ({ src, width: wide, height: high }: Theme['icons']['tab']) => ({
    src: withBase(base, src),
    sizes: `${wide}x${high}`,
    type: `image/${src.endsWith('.svg') ? 'svg+xml' : src.slice(src.lastIndexOf('.') + 1)}`,
  });
  const manifest = {
    name: brand,
    short_name: brand,
    start_url: base,
    display: 'browser',
    background_color: schemes.page.background,
    theme_color: schemes.dark.background,
    icons: [
      ...icons.app.map(icon),
      ...(icons.maskable ? [{ ...icon(icons.maskable), purpose: 'maskable' }] : []),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
