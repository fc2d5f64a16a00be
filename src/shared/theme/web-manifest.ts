import { withBase } from '../base.ts';
import type { Brand, Theme } from '../generated/site.ts';

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
