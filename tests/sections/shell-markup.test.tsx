import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import type { MenuItem } from '../../src/shared/generated/site.ts';
import { ConsentScripts } from '../../src/shell/ConsentScripts.tsx';
import { menuContentOf } from '../../src/shell/menu-entries.ts';
import { MenuEntry } from '../../src/shell/MenuEntry.tsx';
import { ShellBottom, ShellTop } from '../../src/shell/Shell.tsx';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { alikePictures } from '../engine/alike-pictures.ts';

const site = resolveSiteData(openSite({ fileSystem: fixtureFiles, pictures: alikePictures }));
const draw = (path: string) =>
  renderToStaticMarkup(
    <>
      <ShellTop site={site} path={path} />
      <ShellBottom site={site} path={path} />
    </>,
  );
const html = draw('/growing/seeds');
const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
const hrefs = (part: string) => [...part.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]);

const { items } = site.navigation;
const linksOf = ({ link, children = [], megaMenuColumns = [], promo }: MenuItem) => [
  link,
  ...megaMenuColumns.flatMap((column) => column.items.map((item) => item.link)),
  promo?.link.href,
  ...children.map((child) => child.link),
];

test('the header leads home by its mark, and everywhere its menus name, in their order', () => {
  const named = items.flatMap(linksOf).filter((link) => link !== undefined);
  expect(named.length).toBeGreaterThan(20);
  expect(hrefs(header)).toEqual(['/', ...named]);
});

test('the slide-out menu leads to the same pages as the bar', () => {
  const drawer = html.slice(html.indexOf('id="menu"'), html.indexOf('</dialog>'));
  const promos = new Set(items.map(({ promo }) => promo?.link.href));
  const others = (links: (string | undefined)[]) => links.filter((link) => !promos.has(link));
  expect(others(hrefs(drawer))).toEqual(others(hrefs(header).slice(1)));
});

test('the footer leads everywhere its columns and its last line name', () => {
  const { columns, legal = [] } = site.footer;
  const named = [...columns.flatMap(({ links }) => links), ...legal].map(({ href }) => href);
  expect(named.length).toBeGreaterThan(5);
  expect(hrefs(footer)).toEqual(expect.arrayContaining(named));
  const [inNewTab] = legal.filter(({ newTab }) => newTab);
  expect(footer).toContain(`<a href="${inNewTab!.href}" target="_blank" rel="noopener">`);
});

test('phone and e-mail come from the brand and can be called and written to', () => {
  expect(footer).toContain(`<a href="tel:${site.brand.phone.replaceAll(' ', '')}">${site.brand.phone}</a>`);
  expect(footer).toContain(`<a href="mailto:${site.brand.email}">${site.brand.email}</a>`);
});

test('the page one is on is marked wherever bar, drawer and footer link to it', () => {
  expect([...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map((match) => match[1])).toEqual([
    '/growing/seeds',
    '/growing/seeds',
    '/growing/seeds',
  ]);
});

test('markup fits a strict content policy: no style attributes, no inline handlers', () => {
  expect(html).not.toMatch(/ (style|on[a-z]+)="/);
});

test('ids are unique and what refers to them exists', () => {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const references = html.matchAll(
    / (?:aria-controls|aria-labelledby|aria-describedby|for|popovertarget)="([^"]*)"/g,
  );
  expect([...references].filter((match) => !ids.includes(match[1]))).toEqual([]);
});

test('nothing typed into the sign-in forms can be sent', () => {
  expect(html.match(/<form[^>]*>/g)).toEqual([
    expect.stringContaining('method="dialog"'),
    expect.stringContaining('method="dialog"'),
  ]);
});

test('without a sign-in provider nothing in the shell speaks of one', () => {
  expect(html).not.toMatch(/data-(?:provider|problems|account)/);
});

describe('with a sign-in provider', () => {
  const provider = {
    issuer: 'https://accounts.example.com',
    clientId: 'site',
    googleHint: { parameter: 'a', value: '"><b>' },
  };
  const withProvider = renderToStaticMarkup(
    <ShellBottom site={{ ...site, signIn: { ...site.signIn, provider } }} path="/" />,
  );

  test('there is nothing to type into, and no form', () => {
    const dialogs = withProvider.slice(
      withProvider.indexOf('id="login"'),
      withProvider.indexOf('cookie-banner'),
    );
    expect(dialogs).toContain('Create Account');
    expect(dialogs).not.toMatch(/<(?:form|input)/);
  });

  test('the provider stands in the login dialog as inert text', () => {
    const [, text = ''] = / data-provider="([^"]*)"/.exec(withProvider) ?? [];
    const plain = text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(JSON.parse(plain)).toEqual(provider);
    expect(withProvider.match(/data-provider=/g)).toHaveLength(1);
  });
});

describe('an entry of the bar', () => {
  const child = { label: 'Diary', link: '/people/diary' };
  const entry = (item: MenuItem) => renderToStaticMarkup(<MenuEntry item={item} index={3} path="/" />);

  test('with a link and children is a link with a button beside it', () => {
    const drawn = entry({ label: 'People', link: '/people/plot', children: [child] });
    expect(drawn).toMatch(/<a href="\/people\/plot">People<\/a><button type="button" aria-expanded="false"/);
    expect(drawn).toContain('<span class="visually-hidden">People</span>');
  });

  test('without anything to open is a link, or just words', () => {
    expect(entry({ label: 'Home', link: '/' })).toContain('<a href="/" aria-current="page">Home</a>');
    expect(entry({ label: 'Soon' })).toContain('<span>Soon</span>');
  });

  test('is wide with columns, narrow with children; with both, isMegaMenu decides', () => {
    const megaMenuColumns = [{ title: 'Reading', items: [child] }];
    const children = [child];
    const kind = (item: Omit<MenuItem, 'label'>) => menuContentOf({ label: 'More', ...item }).kind;
    expect(kind({ isMegaMenu: true, megaMenuColumns })).toBe('columns');
    expect(kind({ megaMenuColumns })).toBe('columns');
    expect(kind({ isMegaMenu: true, children })).toBe('list');
    expect(kind({ isMegaMenu: true, children, megaMenuColumns })).toBe('columns');
    expect(kind({ children, megaMenuColumns })).toBe('list');
    expect(kind({ megaMenuColumns: [] })).toBe('none');
  });

  test('refuses an unsafe address', () => {
    expect(() => entry({ label: 'Bad', link: 'javascript:alert(1)' })).toThrow('Unsafe link address');
  });
});

test('a script that waits for consent stands in the page as text', () => {
  const settings = [{ name: 'data-domain', value: 'greenplot.example' }];
  const src = 'https://stats.example.com/script.js';
  expect(
    renderToStaticMarkup(
      <ConsentScripts scripts={[{ category: 'analytics', src, module: true, settings }]} />,
    ),
  ).toBe(
    `<script data-domain="greenplot.example" type="text/plain" src="${src}" data-consent-category="analytics" data-consent-type="module"></script>`,
  );
});
