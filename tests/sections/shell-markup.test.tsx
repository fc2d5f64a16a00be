import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import type { MenuItem } from '../../src/shared/generated/site.ts';
import { ConsentScripts } from '../../src/shell/ConsentScripts.tsx';
import { menuContentOf } from '../../src/shell/menu-entries.ts';
import { MenuEntry } from '../../src/shell/MenuEntry.tsx';
import { ShellBottom, ShellTop } from '../../src/shell/Shell.tsx';

const pictures = { describe: () => ({ width: 96, height: 96, sources: [] }) };
const site = resolveSiteData(openSite({ pictures }));
const draw = (path: string) =>
  renderToStaticMarkup(
    <>
      <ShellTop site={site} path={path} />
      <ShellBottom site={site} path={path} />
    </>,
  );
const html = draw('/services/ecommerce');
const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
const hrefs = (part: string) => [...part.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]);

const services =
  'web-development mobile-app-development custom-software ecommerce api-development ui-ux-design web-design ' +
  'mobile-design branding prototyping cloud-migration devops cloud-architecture infrastructure security consulting ' +
  'digital-transformation maintenance qa project-management';
const footerServices =
  'ai-enablement digital-product-engineering product-discovery custom-software-development digital-transformation ' +
  'software-sustenance mobile-app-development cloud-services web-development devops iot data-engineering ux-ui-design ' +
  'test-automation rpa digital-commerce team-augmentation cybersecurity hipaa-consulting salesforce it-consulting ' +
  'startup-consulting shopify';
const below = (folder: string, slugs: string) => slugs.split(' ').map((slug) => `${folder}/${slug}`);

test('the header leads everywhere the specification names, in its order', () => {
  expect(hrefs(header)).toEqual([
    '/',
    '/',
    ...below('/services', services),
    '/contact-us',
    ...below('/industries', 'retail healthcare finance education logistics'),
    ...below('/technologies', 'dotnet frontend mobile databases ai-ml'),
    ...below('/portfolio', 'case-studies client-projects'),
    '/company/about',
    '/leadership',
    '/company/careers',
    '/company/blog',
    '/contact-us',
    '/contact/request-quote',
    '/contact/support',
  ]);
});

test('the slide-out menu leads to the same pages as the bar', () => {
  const drawer = html.slice(html.indexOf('id="menu"'), html.indexOf('</dialog>'));
  const ofBar = hrefs(header).filter((href, index) => index > 0 && href !== '/contact-us');
  expect(hrefs(drawer).filter((href) => href !== '/contact-us')).toEqual(ofBar);
});

test('the footer leads everywhere the specification names', () => {
  expect(hrefs(footer)).toEqual(
    expect.arrayContaining([
      ...below('/services', footerServices),
      ...below('/solutions', 'transportation-logistics retail-ecommerce healthcare custom'),
      ...below('/industries', 'retail-ecommerce logistics-transportation sports-entertainment healthcare'),
      '/industries/high-tech-startups',
      '/cookie-policy',
    ]),
  );
  expect(footer).toContain('<a href="/cookie-policy" target="_blank" rel="noopener">');
});

test('phone and e-mail come from the brand and can be called and written to', () => {
  expect(footer).toContain(`<a href="tel:${site.brand.phone.replaceAll(' ', '')}">${site.brand.phone}</a>`);
  expect(footer).toContain(`<a href="mailto:${site.brand.email}">${site.brand.email}</a>`);
});

test('the page one is on is marked wherever it is linked in menus', () => {
  expect([...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map((match) => match[1])).toEqual([
    '/services/ecommerce',
    '/services/ecommerce',
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
  const child = { label: 'Blog', link: '/company/blog' };
  const entry = (item: MenuItem) => renderToStaticMarkup(<MenuEntry item={item} index={3} path="/" />);

  test('with a link and children is a link with a button beside it', () => {
    const drawn = entry({ label: 'Company', link: '/company/about', children: [child] });
    expect(drawn).toMatch(
      /<a href="\/company\/about">Company<\/a><button type="button" aria-expanded="false"/,
    );
    expect(drawn).toContain('<span class="visually-hidden">Company</span>');
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
  const settings = [{ name: 'data-domain', value: 'weftari.example' }];
  const src = 'https://stats.example.com/script.js';
  expect(
    renderToStaticMarkup(
      <ConsentScripts scripts={[{ category: 'analytics', src, module: true, settings }]} />,
    ),
  ).toBe(
    `<script data-domain="weftari.example" type="text/plain" src="${src}" data-consent-category="analytics" data-consent-type="module"></script>`,
  );
});
