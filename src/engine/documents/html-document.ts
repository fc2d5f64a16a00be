import { withBase } from '../../shared/base.ts';
import { type HtmlAttributes, scriptJson, startTag } from '../../shared/html.ts';
import { prefersNight } from '../../shared/theme/night-styles.ts';
import { firstFonts } from '../../shared/theme/first-fonts.ts';
import { manifestFile } from '../../shared/theme/web-manifest.ts';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import { type Alternate, hasAddress, pageHead, structuredData } from './head.ts';
import { contentSecurityPolicy, devNonce } from './content-security-policy.ts';
import { languageAttributes } from '../../shared/language.ts';
import type { DocumentSite } from './document-site.ts';
import { speculationRules, headScript } from './inline-scripts.ts';
import { liftStyles } from '../../styles-compiler/lift-attributes.ts';

/**
 * Builds a page's document. A build (no `devHead`) writes its own Content-Security-Policy first.
 */
export function htmlDocument(
  page: PageData,
  rendered: RenderedPage,
  site: DocumentSite,
  alternates: readonly Alternate[] = [],
): string {
  const isBuilt = site.devHead === undefined;
  const content = isBuilt ? liftStyles(rendered) : rendered;
  const { top } = content;
  const { base, theme } = site;
  const policy = isBuilt && contentSecurityPolicy(content, site);
  const icon = theme.icons.tab.src;
  return [
    `<!doctype html>${startTag('html', languageAttributes(page.lang))}<head><meta charset="utf-8">`,
    policy && meta({ 'http-equiv': 'Content-Security-Policy', content: policy }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    pageHead(page, site, alternates),
    // What follows is the same on all pages: see replace-head.ts.
    // The first one whose media match.
    theme.night &&
      meta({ name: 'theme-color', media: prefersNight, content: theme.night.schemes.page.background }),
    meta({ name: 'theme-color', content: theme.schemes.page.background }),
    link({
      rel: 'icon',
      href: withBase(base, icon),
      type: icon.endsWith('.svg') ? 'image/svg+xml' : undefined,
    }),
    link({ rel: 'apple-touch-icon', href: withBase(base, theme.icons.touch.src) }),
    link({ rel: 'manifest', href: base + manifestFile }),
    ...firstFonts(theme.fonts, content.styles).map((src) =>
      link({ rel: 'preload', as: 'font', crossorigin: true, href: withBase(base, src), type: 'font/woff2' }),
    ),
    content.preloads,
    `${startTag('style', { nonce: isBuilt ? undefined : devNonce })}${content.styles}</style>`,
    `<script>${headScript(site)}</script>`,
    site.devHead,
    `${startTag('script', { type: 'module', src: site.loader })}</script>`,
    isBuilt && `<script type="speculationrules">${speculationRules(base)}</script>`,
    hasAddress(page) &&
      `<script type="application/ld+json">${scriptJson(structuredData(page, content.things, site))}</script>`,
    '</head><body>',
    top,
    top !== '' && `<script>${site.scripts.fitHeader}</script>`,
    content.mainStart,
    // The site's styles block the content below: scripts wait for styles, and the parser waits for the script. The
    // content above does not wait, and its fonts and pictures load first.
    link({ rel: 'stylesheet', href: site.styles, fetchpriority: 'low' }),
    `<script>${site.scripts.deferLayout}</script>`,
    content.mainRest,
    content.bottom,
    '</body></html>\n',
  ]
    .filter(Boolean)
    .join('');
}

const meta = (attributes: HtmlAttributes) => startTag('meta', attributes);
const link = (attributes: HtmlAttributes) => startTag('link', attributes);
