import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { islandAttributes } from '../../src/app/island-attributes.ts';
import { createWriter } from '../../src/engine/build/create-writer.ts';
import {
  contentSecurityPolicy,
  headerSecurityPolicy,
} from '../../src/engine/documents/content-security-policy.ts';
import { headersFile, redirectsFile, robotsTxt } from '../../src/engine/documents/host-files.ts';
import { headerLine } from '../../src/engine/documents/host-lines.ts';
import { documentText, htmlDocument } from '../../src/engine/documents/html-document.ts';
import { cardDesign } from './card-design.ts';
import { escapeHtml, htmlAttributes } from '../../src/shared/html.ts';
import { scriptHostsOf } from '../../src/shared/script-hosts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'output-guards-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const injection = '"><script src=/evil.js></script><a x="';

test.each([
  '../outside.html',
  'a/../../outside.html',
  '/../outside.html',
  'a/./b.html',
  'a//b.html',
  '..',
  '',
  'a\\..\\..\\outside.html',
  'a\nb.html',
  'a\0b.html',
  'C:outside.html',
])('the writer refuses %j and writes nothing', (path) => {
  const outDir = join(scratch, 'refused');
  mkdirSync(outDir, { recursive: true });
  const before = readdirSync(scratch);
  expect(() => createWriter(outDir).write(path, 'x')).toThrow(
    `Refused to write ${JSON.stringify(path)}: it is no path of a file inside the output folder.`,
  );
  expect(readdirSync(scratch)).toEqual(before);
  expect(readdirSync(outDir)).toEqual([]);
});

test('the writer refuses to follow a link out of its folder, be it a folder or the file itself', () => {
  const outDir = join(scratch, 'linked');
  const outside = join(scratch, 'outside');
  mkdirSync(outDir);
  mkdirSync(outside);
  symlinkSync(outside, join(outDir, 'company'));
  symlinkSync(join(outside, 'file.html'), join(outDir, 'about.html'));
  const { write } = createWriter(outDir);
  expect(() => write('company/team/about.html', 'x')).toThrow(
    'Refused to write "company/team/about.html": a link leads out of the output folder.',
  );
  expect(() => write('about.html', 'x')).toThrow();
  expect(readdirSync(outside)).toEqual([]);
});

test('the writer writes what lies inside, also where its folder is reached through a link', () => {
  const real = join(scratch, 'real');
  mkdirSync(real);
  symlinkSync(real, join(scratch, 'alias'));
  createWriter(join(scratch, 'alias')).write('gardens/tools.html', 'x', { shared: 'y' });
  expect(readFileSync(join(real, 'gardens/tools.html'), 'utf8')).toBe('xy');
});

test.each(['/a\n/* /evil 200', '/a b', '/a\tb', 'a', '', '/a\u00a0b', '/\u2028'])(
  'a line of _redirects is not made of %j',
  (address) => {
    const message = `Refused to redirect ${JSON.stringify(address)}: it is no address of a page.`;
    expect(() => redirectsFile({ aliases: new Map([[address, '/']]), planned: [] })).toThrow(message);
    expect(() => redirectsFile({ aliases: new Map([['/a', address]]), planned: [] })).toThrow(message);
    expect(() => redirectsFile({ aliases: new Map(), planned: [address] })).toThrow(message);
  },
);

test.each([
  'https://a.example; script-src *',
  'https://a.example,',
  'https://a".example',
  'x\ny',
  '',
  'https://ä.example',
])('a policy does not take %j for a source', (source) => {
  const message = `Refused to allow ${JSON.stringify(source)} in the Content-Security-Policy.`;
  const forms = { origins: [], mail: true };
  const none = { inlineScripts: [], scriptHosts: [], signInHosts: [], forms };
  for (const needs of [
    { ...none, scriptHosts: [source] },
    { ...none, signInHosts: [source] },
  ]) {
    expect(() => contentSecurityPolicy(needs, [])).toThrow(message);
    expect(() => headerSecurityPolicy(needs)).toThrow(message);
    expect(() => headersFile(needs)).toThrow(message);
  }
});

test.each([
  ['X-Name', 'a\nSet-Cookie: b'],
  ['X-Name', ''],
  ['X Name', 'a'],
  ['X-Name\r', 'a'],
])('a header is not made of %j and %j', (name, value) => {
  expect(() => headerLine(name, value)).toThrow(
    `Refused to write the header ${JSON.stringify(`${name}: ${value}`)}.`,
  );
});

test('robots.txt keeps its lines', () => {
  expect(() => robotsTxt({ name: 'A', language: 'en', url: 'https://a.example\nDisallow: /' })).toThrow(
    'Refused to write',
  );
});

test.each([
  'https://a";b.example/x.js',
  'http://a.example/x.js',
  '//a.example/x.js',
  'https://u:p@a.example/x.js',
])('no policy is made for a script at %s', (src) => {
  expect(() => scriptHostsOf({ scripts: [{ category: 'analytics', src }] })).toThrow(
    `Unsafe script address "${src}" reached the policy.`,
  );
});

test('attributes are escaped, whatever they hold, and their names are names', () => {
  expect(htmlAttributes({ id: injection, hidden: true, title: undefined })).toBe(
    ` id="${escapeHtml(injection)}" hidden`,
  );
  expect(() => htmlAttributes({ 'a onload': 'x' })).toThrow('"a onload" is no name of an HTML attribute.');
  expect(islandAttributes(0, { section: { type: 'hero', id: injection, title: 'x' }, lang: 'en' })).toContain(
    ` id="&quot;&gt;&lt;script src=/evil.js&gt;&lt;/script&gt;&lt;a x=&quot;" data-section="hero"`,
  );
});

test('nothing in a document breaks out of its place', () => {
  const content = {
    top: '',
    mainStart: '',
    mainRest: '',
    bottom: '',
    preloads: '',
    themeCss: '',
    componentCss: '',
    card: { title: injection, scene: injection },
    things: [{ '@type': injection, name: `</script>${injection}<!--` }],
  };
  const head = {
    themeColor: injection,
    icons: [{ rel: 'icon', href: injection, type: injection }] as const,
    manifest: injection,
    fonts: [{ href: injection, type: injection }],
    socialPicture: injection,
    card: cardDesign,
    logo: injection,
  };
  const html = documentText(
    htmlDocument(
      { path: `/${injection}`, title: injection, description: injection, noindex: false, lang: 'en' },
      { ...content, head, componentCssMark: { 'data-styled': injection } },
      { name: injection, url: `https://a.example${injection}`, language: injection },
      { loader: `/${injection}` },
    ),
  );
  expect(html).not.toContain('<script src=/evil.js>');
  expect(html).not.toContain('<a x=');
});
