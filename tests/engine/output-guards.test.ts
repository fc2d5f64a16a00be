import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandAttributes } from '../../src/browser/island-attributes.ts';
import { createWriter } from '../../src/engine/files/writer.ts';
import { formNeedsOf, targetOf } from '../../src/engine/content/form-destinations.ts';
import { alternateLinks, findAlternates } from '../../src/engine/documents/head.ts';
import * as policy from '../../src/engine/documents/content-security-policy.ts';
import {
  headerLine,
  headersFile,
  redirectsFile,
  robotsTxt,
  sitemapXml,
} from '../../src/engine/documents/host-files.ts';
import { htmlDocument } from '../../src/engine/documents/html-document.ts';
import type { FormDestination, Theme } from '../../src/shared/generated/site.ts';
import { scriptHostsOf, scriptsLoadMore } from '../../src/shared/script-hosts.ts';
import type { SocialPictureDesign } from '../../src/shared/social-picture.ts';
import { signInHostsOf } from '../../src/shared/sign-in-service.ts';
import { testTables } from '../shared/test-tables.ts';
import { makeFolder } from '../stage/make-folder.ts';

const injection = '"><script src=/evil.js></script><a x="';

test('the writer replaces no file, and follows no link with the name of one', async () => {
  const [outside, folder] = [makeFolder(), makeFolder()];
  const { write, place } = createWriter(folder);
  write('index.html', 'a');
  symlinkSync(join(outside, 'file.html'), join(folder, 'about.html'));
  for (const path of ['index.html', 'about.html']) {
    expect(() => write(path, 'b')).toThrow('EEXIST');
    await expect(place(path, 'document 1', () => 'b')).rejects.toThrow('EEXIST');
  }
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('a');
  expect(readdirSync(outside)).toEqual([]);
});

const none = {
  name: 'Example',
  url: 'https://a.example',
  origin: 'https://a.example',
  timeZone: undefined,
  httpsOnly: {},
  language: 'en',
  base: '/',
  theme: {} as Theme,
  socialPictureDesign: {} as SocialPictureDesign,
  loader: '/loader.js',
  styles: '/site.css',
  returnScript: '/return.js',
  sessionScript: undefined,
  policyDay: undefined,
  hasAnnouncement: false,
  scripts: {
    markScripting: '1',
    forgetOldAnswers: '"{policyDay}"',
    startSession: '"{sessionScript}"',
    closeAnnouncement: '2',
    fitHeader: '3',
    deferLayout: '4',
  },
  scriptHosts: [] as string[],
  scriptsLoadMore: false,
  signInHosts: [] as string[],
  forms: formNeedsOf(undefined),
};

/** A policy without the hashes of inline code. */
const withoutHashes = (text: string) => text.replaceAll(/ 'sha256-[^']+'/g, '');
const documentPolicy = (scripts: typeof none, frames: string[] = []) => {
  const mainRest = frames.map((origin) => `<div data-frame="${origin}/a">`).join('');
  return withoutHashes(policy.contentSecurityPolicy({ styles: '', mainStart: '', mainRest }, scripts));
};
const headerPolicy = (scripts: typeof none) => withoutHashes(policy.headerSecurityPolicy(scripts));

/** Third parties of a site: scripts, form destinations, an identity provider. */
interface Needs {
  scripts?: { src: string; loadsFrom?: string[] }[];
  destinations?: FormDestination[];
  provider?: Parameters<typeof signInHostsOf>[0];
  frames?: string[];
}

function policiesFor({ scripts = [], destinations, provider, frames = [] }: Needs): string[][] {
  const consent = { scripts: scripts.map((script) => ({ category: 'social' as const, ...script })) };
  const needs = {
    ...none,
    scriptHosts: scriptHostsOf(consent),
    scriptsLoadMore: scriptsLoadMore(consent),
    signInHosts: signInHostsOf(provider ?? {}),
    forms: formNeedsOf(destinations && { default: destinations[0]!.name, destinations }),
  };
  const isAbout = (rule: string) => !/^(?:object-src|base-uri|frame-ancestors)/.test(rule);
  return [documentPolicy(needs, frames), headerPolicy(needs)].map((text) => text.split('; ').filter(isAbout));
}

const former = { moved: new Map<string, string>(), planned: new Map(), gone: [] };

testTables('tests/engine/tables/output.txt', {
  'A path in an empty output folder': (path: string) => {
    const scratch = makeFolder();
    const outDir = join(scratch, 'out');
    mkdirSync(outDir);
    try {
      createWriter(outDir).write(path, 'x');
    } finally {
      expect(readdirSync(scratch)).toEqual(['out']);
    }
    return readdirSync(outDir, { recursive: true });
  },
  'A redirect from an address': (address: string) =>
    redirectsFile({ ...former, moved: new Map([[address, '/']]) }),
  'A redirect to an address': (address: string) =>
    redirectsFile({ ...former, moved: new Map([['/a', address]]) }),
  'A planned link': (address: string) => redirectsFile({ ...former, planned: new Map([[address, '/']]) }),
  'An address that is gone': (address: string) => redirectsFile({ ...former, gone: [address] }),
  'A host of scripts in the policy of a document': (host: string) =>
    documentPolicy({ ...none, scriptHosts: [host] }).match(/script-src[^;]*/)?.[0],
  'A host of scripts in the policy of a header': (host: string) =>
    withoutHashes(headersFile({ ...none, scriptHosts: [host] })).match(/script-src[^;]*/)?.[0],
  'A host of an identity provider in the policy of a header': (host: string) =>
    headerPolicy({ ...none, signInHosts: [host] }).match(/connect-src[^;]*/)?.[0],
  'The policies of a document and of a header for a site with these needs': policiesFor,
  'A header': headerLine,
  'The attributes of an island with this id': (id: string) =>
    islandAttributes(0, { section: { type: 'hero', id, title: 'x' }, lang: 'en' }),
  'The address of the site in robots.txt': (url: string) => robotsTxt({ url }),
});

testTables('tests/engine/tables/form-destinations.txt', {
  'The destination of a form of a page': (to: FormDestination | null, page: string, base: string) => {
    const forms = to ? { default: to.name, destinations: [to] } : undefined;
    return targetOf(forms, undefined, { page, key: 'inquiry', base });
  },
});

const site = { url: 'https://a.example/site' };
type Pages = Parameters<typeof findAlternates>[0];

testTables('tests/engine/tables/alternates.txt', {
  'The language versions of these pages': (pages: Pages) => [...findAlternates(pages)],
  'The alternates in the documents of these pages': (pages: Pages) =>
    Array.from(findAlternates(pages), ([route, found]) => `${route}: ${alternateLinks(found, site)}`),
  'The alternates in the sitemap': (pages: Pages) => sitemapXml(site, pages, () => undefined).split('\n'),
});

test.each([true, false])('no value in a document escapes its context (hidden: %s)', (noindex) => {
  const parts = ['top', 'mainStart', 'mainRest', 'bottom', 'preloads', 'styles'] as const;
  const content = {
    ...(Object.fromEntries(parts.map((name) => [name, ''])) as Record<(typeof parts)[number], string>),
    things: [{ '@type': injection, name: `</script>${injection}<!--` }],
  };
  const file = { src: injection };
  const theme = {
    schemes: { page: { background: injection, text: injection }, dark: {} },
    icons: { tab: file, touch: file, app: [file] },
    fonts: { headings: { files: [file] }, text: { files: [file] } },
    logo: { dark: file },
    socialPictures: { plain: file, picture: file },
  } as unknown as Theme;
  const texts = { path: `/${injection}`, title: injection, description: injection, lang: 'en' };
  const html = htmlDocument({ ...texts, aliases: [], sections: [], noindex }, content, {
    ...none,
    name: injection,
    url: `https://a.example${injection}`,
    language: injection,
    theme,
    loader: `/${injection}`,
    styles: `/${injection}`,
  });
  expect(html).not.toContain('<script src=/evil.js>');
  expect(html).not.toContain('<a x=');
});
