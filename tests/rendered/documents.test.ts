import { expect, test } from 'vitest';
import { htmlDocument } from '../../src/engine/documents/html-document.ts';
import { describeSite } from '../../src/engine/documents/document-site.ts';
import { signInDocument } from '../../src/engine/documents/plain-documents.ts';
import { socialPictureOf } from '../../src/shared/social-picture-of.ts';
import type { AccountText } from '../../src/shared/generated/site.ts';
import type { PageData } from '../../src/shared/page.ts';
import { scriptHostsOf } from '../../src/shared/script-hosts.ts';
import { inlineScripts } from '../../src/render/entry-server.tsx';
import { expectPictures } from './expect-pictures.ts';
import { formatHtml } from './format-html.ts';
import { compileBlocks, renderPage, siteData } from './site.ts';

const loader = '/assets/loader.js';
const styles = '/assets/site.css';
const returnScript = '/assets/return.js';
const { theme, brand } = siteData;
const site = {
  ...describeSite({ theme, brand } as typeof siteData),
  scripts: inlineScripts,
  loader,
  styles,
  returnScript,
};

function draw(page: PageData, own: Partial<typeof site> = {}): string {
  return htmlDocument(page, renderPage(page), { ...site, ...own });
}

/** The head of a document, without styles and with placeholders for hashes, which change with every style. */
function headOf(document: string): string {
  const html = document
    .slice(document.indexOf('<head>'), document.indexOf('<body>'))
    .replaceAll(/<style([^>]*)>[\s\S]*?<\/style>/g, '<style$1>…</style>')
    .replaceAll(/<script>[\s\S]*?<\/script>/g, '<script>…</script>')
    .replaceAll(/sha256-[\w+/=]+/g, 'sha256-…')
    .replaceAll(/\?v=[0-9a-f]{8}/g, '?v=…');
  return formatHtml(html).replaceAll('; ', ';\n      ');
}

const picture = { src: '/pictures/wide öl.svg', alt: 'Two looms', isFit: true, version: '1' };
const plain = compileBlocks({ type: 'richText', body: 'A text.' });
const consent = { scripts: [{ category: 'analytics' as const, src: 'https://stats.example.com/a.js' }] };

const provider = {
  issuer: 'https://accounts.example.com/realms/site',
  clientId: 'site',
  hosts: ['https://login.example.com', 'https://accounts.example.com'],
};
/** The document that visitors return to after signing in. */
const afterSignIn = signInDocument(
  { ...site, name: 'A & B', language: 'en' },
  { provider, account: { ...siteData.signIn!.account, arriving: 'One <moment>' } as AccountText },
);

expectPictures(
  'documents',
  new Map(
    Object.entries({
      'hidden-page-in-arabic.html': draw({ ...plain, noindex: true, lang: 'ar' }),
      'page-for-unknown-addresses.html': draw({ ...plain, path: '/404', noindex: true }),
      'page-with-picture-and-hosts.html': draw(
        { ...plain, socialPicture: picture },
        {
          scriptHosts: scriptHostsOf(consent),
          signInHosts: ['https://accounts.example.com'],
          sessionScript: '/assets/session.js',
        },
      ),
      'page-with-picture-to-fit.html': draw(
        { ...plain, socialPicture: { ...picture, isFit: false } },
        {
          theme: { ...theme, icons: { ...theme.icons, tab: { ...theme.icons.tab, src: '/icons/tab.png' } } },
        },
      ),
    })
      .map(([file, html]): [string, string] => [file, headOf(html)])
      .concat([['document-to-come-back-to.html', formatHtml(afterSignIn.trim())]]),
  ),
);

test("a document has its page's language and its parts in the right order", () => {
  const page = { ...plain, lang: 'ar' };
  const html = draw(page);
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/);
  const places = ['<body>', '<header', '<main id=', styles, '<footer', '</body>'];
  const found = places.map((part) => html.indexOf(part, html.indexOf('<body>')));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test('the social picture of a page shows its title beside the largest picture of the first block that has one', () => {
  const [small, large] = ['/pictures/swatch-1.svg', '/pictures/wide.svg'] as const;
  const tile = (image: string) => ({ title: image, image: { src: image, focus: [10, 20] } });
  const page = compileBlocks(
    { type: 'richText', body: 'A text.' },
    { type: 'imageTiles', title: 'Tiles', tiles: [small, large, small].map(tile) },
    { type: 'imageTiles', title: 'More', tiles: ['/pictures/wide-photo.webp', small, small].map(tile) },
  );
  expect(socialPictureOf({ ...page, title: 'Tiles | Greenplot' }, 'Greenplot', '/')).toEqual({
    title: 'Tiles',
    scene: { src: large, focus: [10, 20] },
  });
  expect(socialPictureOf(plain, 'Greenplot', '/')).toEqual({ title: 'Sample blocks', scene: undefined });
});

test('social networks, which keep a picture by its address, get another one for another look or title', () => {
  const addressOf = (html: string) => /og:image" content="([^"]+)"/.exec(html)![1]!;
  const looks = [
    draw(plain),
    draw({ ...plain, title: 'Other blocks' }),
    draw(plain, { socialPictureDesign: { ...site.socialPictureDesign, ground: '' } }),
  ];
  expect(new Set(looks.map(addressOf)).size).toBe(3);
});
