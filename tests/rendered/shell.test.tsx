import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../src/app/entry-server.tsx';
import type { MenuItem, SiteData } from '../../src/shared/generated/site.ts';
import { ConsentScripts } from '../../src/shell/ConsentScripts.tsx';
import { menuContentOf } from '../../src/shell/menu-entries.ts';
import { MenuEntry } from '../../src/shell/MenuEntry.tsx';
import { expectPictures } from './expect-pictures.ts';
import { writeStyleBook } from './format-css.ts';
import { formatHtml } from './format-html.ts';
import { compileBlocks, firstStyles, siteData, siteRules } from './site.ts';

const page = { ...compileBlocks({ type: 'richText', body: 'A text.' }), path: '/growing/seeds' };
const provider = {
  issuer: 'https://accounts.example.com',
  clientId: 'site',
  googleHint: { parameter: 'a', value: '"><b>' },
};
const settings = [{ name: 'data-domain', value: 'greenplot.example' }];
const scripts = [
  { category: 'analytics' as const, src: 'https://stats.example.com/script.js', module: true, settings },
  { category: 'advertising' as const, src: '/scripts/own.js' },
];

async function renderShell(changes: Partial<SiteData> = {}, lang = 'en-GB') {
  const render = await createRenderer({ ...siteData, ...changes }, firstStyles);
  const { top, bottom } = render({ ...page, lang });
  return { top, bottom, html: top + bottom };
}

const plain = await renderShell();
const withProvider = await renderShell({ signIn: { ...siteData.signIn!, provider } });
const withScripts = await renderShell({ consent: { ...siteData.consent!, scripts } });

/** The lines that another picture lacks. */
function newLines(html: string, known: string): string {
  const others = new Set(formatHtml(known).split('\n'));
  return `${formatHtml(html)
    .split('\n')
    .filter((line) => !others.has(line))
    .join('\n')}\n`;
}

expectPictures(
  'shell',
  new Map([
    ['top.html', formatHtml(plain.top)],
    ['bottom.html', formatHtml(plain.bottom)],
    ['added-by-provider.html', newLines(withProvider.html, plain.html)],
    ['added-by-scripts.html', newLines(withScripts.html, plain.html)],
    ['styles.css', writeStyleBook(siteRules).get('shell')!],
  ]),
);

describe('what a site does not name is not drawn:', () => {
  const { footer, consent, brand } = siteData;
  const categories = { analytics: { name: 'Counting', description: 'Counts visits.' } };
  const asked = { ...consent!, alwaysAsk: false };

  test.each<[string, { [Key in keyof SiteData]?: SiteData[Key] | undefined }, RegExp, RegExp?]>([
    ['no Login without sign-in.json', { signIn: undefined }, /sign-in|Login|Sign Up/],
    ['no banner without consent.json', { consent: undefined }, /data-consent|cookie-/],
    ['no banner without scripts', { consent: asked }, /data-consent|cookie-/],
    [
      'no banner for essential scripts, which are added all the same',
      { consent: { ...asked, scripts: [{ category: 'essential', src: '/a.js' }] } },
      /data-consent="|cookie-/,
      /src="\/a\.js" data-consent-category="essential"/,
    ],
    [
      'no switch for a category that is not described',
      { consent: { ...asked, scripts, dialog: { ...consent!.dialog, categories } } },
      /id="cookies-(?!analytics)/,
      /role="switch" id="cookies-analytics"/,
    ],
    ['no telephone number', { brand: { ...brand, phone: undefined } as never }, /tel:/, /mailto:/],
    ['no e-mail address', { brand: { ...brand, email: undefined } as never }, /mailto:/, /tel:/],
    [
      'no contact data without their title',
      { footer: { ...footer, inquiryTitle: undefined } as never },
      /mailto:|tel:/,
    ],
    ['no columns', { footer: { ...footer, columns: [] } }, /aria-label="More pages"/],
    ['no seals', { footer: { ...footer, badges: [] } }, /46 46/, /The gate/],
    ['no office', { footer: { ...footer, office: undefined } as never }, /The gate/, /46 46/],
    ['no row for both', { footer: { ...footer, badges: [], office: undefined } as never }, /The gate|46 46/],
    ['no social networks', { footer: { ...footer, social: [] } }, /data-network|Garden radio/],
    ['no legal links', { footer: { ...footer, legal: [] } }, /Cookie Policy/, /data-consent="reset"/],
  ])('%s', async (_, changes, absent, present = /<footer/) => {
    const { html } = await renderShell(changes as Partial<SiteData>);
    expect(html).not.toMatch(absent);
    expect(html).toMatch(present);
    expect(plain.html).toMatch(absent);
    expect(html).not.toMatch(/<(ul|nav)[^>]*><\/\1>/);
  });
});

test('a social network has the sign of its name, that of its picture, or its name in words', () => {
  expect(plain.html).toContain('aria-label="LinkedIn" data-network="linkedin"></a>');
  expect(plain.html).toContain('style="--sign:url(&quot;/icons/seed-swap.svg&quot;)"></a>');
  expect(plain.html).toContain('<a href="#">Garden radio</a>');
});

test('around a page in another language the shell sets its own language', async () => {
  const inArabic = await renderShell({}, 'ar');
  const start = '<div class="other-language" lang="en-GB" dir="ltr">';
  expect(inArabic.top).toBe(`${start}${plain.top}</div>`);
  expect(inArabic.bottom).toBe(`${start}${plain.bottom}</div>`);
  expect((await renderShell({}, 'fr')).top).toBe(
    `<div class="other-language" lang="en-GB">${plain.top}</div>`,
  );
});

describe('an entry of the bar', () => {
  const child = { label: 'Diary', link: '/people/diary' };
  const entry = (item: MenuItem) => renderToStaticMarkup(<MenuEntry item={item} index={3} path="/" />);

  test('with a link and children is a link with a button beside it', () => {
    const drawn = entry({ label: 'People', link: '/people/plot', children: [child] });
    expect(drawn).toMatch(/<a href="\/people\/plot">People<\/a><button type="button" aria-expanded="false"/);
    expect(drawn).toContain('<span class="visually-hidden">People</span>');
  });

  test('without children is a link, or just text', () => {
    expect(entry({ label: 'Home', link: '/' })).toContain('<a href="/" aria-current="page">Home</a>');
    expect(entry({ label: 'Soon' })).toContain('<span>Soon</span>');
  });

  const megaMenuColumns = [{ title: 'Reading', items: [child] }];
  const children = [child];
  test.each<[string, Omit<MenuItem, 'label'>]>([
    ['columns', { isMegaMenu: true, megaMenuColumns }],
    ['columns', { megaMenuColumns }],
    ['columns', { isMegaMenu: true, children, megaMenuColumns }],
    ['list', { isMegaMenu: true, children }],
    ['list', { children, megaMenuColumns }],
    ['none', { megaMenuColumns: [] }],
  ])('opens %s: %j', (kind, item) => {
    expect(menuContentOf({ label: 'More', ...item }).kind).toBe(kind);
  });

  test('refuses an unsafe address', () => {
    expect(() => entry({ label: 'Bad', link: 'javascript:alert(1)' })).toThrow('Unsafe link address');
  });
});

test('settings of a script cannot set its consent state, type or address', () => {
  const names = ['data-consent-category', 'data-consent-type', 'type', 'src'];
  const script = {
    category: 'analytics' as const,
    src: 'https://a.example/a.js',
    settings: names.map((name) => ({ name, value: 'module' })),
  };
  expect(renderToStaticMarkup(<ConsentScripts scripts={[script]} />)).toBe(
    '<script data-consent-category="analytics" data-consent-type="text/javascript" type="text/plain" src="https://a.example/a.js"></script>',
  );
});
