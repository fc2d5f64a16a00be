import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createRenderer } from '../../src/render/entry-server.tsx';
import { isObject, type Json } from '../../src/engine/json/json.ts';
import type { MenuItem, SiteData } from '../../src/shared/generated/site.ts';
import { ConsentScripts } from '../../src/shell/ConsentScripts.tsx';
import { MenuEntry } from '../../src/shell/Menu.tsx';
import { testCases } from '../engine/written-cases.ts';
import { expectPictures, joinPictures } from './expect-pictures.ts';
import { formatHtml } from './format-html.ts';
import { compileBlocks, siteData, stylesFor } from './site.ts';

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
  const render = await createRenderer({ ...siteData, ...changes }, stylesFor);
  const { top, bottom } = render({ ...page, lang });
  return { top, bottom, html: top + bottom };
}

const plain = await renderShell();
const withProvider = await renderShell({ signIn: { ...siteData.signIn!, provider } });
const withScripts = await renderShell({ consent: { ...siteData.consent!, scripts } });

/** The lines that another picture lacks. */
function newLines(html: string, known: string): string[] {
  const others = new Set(formatHtml(known).split('\n'));
  return formatHtml(html)
    .split('\n')
    .filter((line) => !others.has(line));
}

const entry = (item: MenuItem) => renderToStaticMarkup(<MenuEntry item={item} index={3} />);
const entries: MenuItem[] = [
  { label: 'People', link: '/people/plot', children: [{ label: 'Diary', link: '/people/diary' }] },
  { label: 'Home', link: '/' },
  { label: 'Soon' },
];

expectPictures(
  'shell',
  new Map([
    ['top.html', formatHtml(plain.top)],
    ['bottom.html', formatHtml(plain.bottom)],
    ['added-by-provider.html', `${newLines(withProvider.html, plain.html).join('\n')}\n`],
    ['added-by-scripts.html', `${newLines(withScripts.html, plain.html).join('\n')}\n`],
    [
      'entries.html',
      joinPictures(entries.map((item) => ({ name: item.label, text: formatHtml(entry(item)) }))),
    ],
  ]),
);

/** Longer lists of lines are cut. */
const most = 16;

/** The shell's lines that a site loses and gains with these values in its files; null leaves one out. */
testCases(['tests/rendered/shell-parts.md'], async (changes: Json) => {
  const { html } = await renderShell(changed(siteData as unknown as Json, changes) as Partial<SiteData>);
  const lost = newLines(plain.html, html).map((line) => `- ${line.trim()}`);
  const gained = newLines(html, plain.html).map((line) => `+ ${line.trim()}`);
  const more = lost.length > most ? [`- and ${lost.length - most} more lines`] : [];
  return [...lost.slice(0, most), ...more, ...gained].join('\n');
});

function changed(value: Json | undefined, changes: Json): unknown {
  if (changes === null) return undefined;
  if (!isObject(value) || !isObject(changes)) return changes;
  const own = Object.entries(changes).map(([name, part]) => [name, changed(value[name], part)]);
  return { ...value, ...Object.fromEntries(own) };
}

test('around a page in another language the shell sets its own language', async () => {
  const inArabic = await renderShell({}, 'ar');
  const start = '<div class="other-language" lang="en-GB" dir="ltr">';
  expect(inArabic.top).toBe(`${start}${plain.top}</div>`);
  expect(inArabic.bottom).toBe(`${start}${plain.bottom}</div>`);
  expect((await renderShell({}, 'fr')).top).toBe(
    `<div class="other-language" lang="en-GB">${plain.top}</div>`,
  );
});

test('an entry of the bar refuses an unsafe address', () => {
  expect(() => entry({ label: 'Bad', link: 'javascript:alert(1)' })).toThrow('Unsafe link address');
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
