import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { HtmlValidate } from 'html-validate/node';
import { LinkChecker, LinkState } from 'linkinator';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { missingProperties } from '../missing-properties.ts';

const root = resolve(import.meta.dirname, '../..');
const { root: folder, content } = inject('sites');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/\.(?:br|gz)$/.test(file),
);
const documents = files.filter((file) => file.endsWith('.html'));

test('the built site has data of pages with forms alone, and nothing of the tools that made it', () => {
  expect(files.filter((file) => file.startsWith('_pages/'))).toEqual(['_pages/write-to-us.json']);
  expect(files.filter((file) => /\.vite|\.map$|__catalogue/.test(file))).toEqual([]);
  expect(documents).toEqual(expect.arrayContaining(['index.html', 'people/plot.html', '404.html']));
});

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes void elements and lazy pictures in ways of its own, which HTML allows.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      // Ids of React hold characters that HTML allows and CSS would have to escape.
      'valid-id': 'off',
      // The menus of the header and of the drawer bear one name: only one of the two is ever shown.
      'unique-landmark': 'off',
      // A list may have a name; the rule would keep names for a few elements only.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Styled and hashed inline is how a page brings its own styles.
      'no-inline-style': 'error',
    },
  });
  const findings: string[] = [];
  for (const file of documents) {
    const report = await validator.validateFile(join(folder, file));
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        findings.push(`${file} ${ruleId} ${message} ${selector}`);
  }
  expect(findings).toEqual([]);
});

test('every link, picture and script leads somewhere', async () => {
  const server = createSiteServer(folder);
  await new Promise<void>((ready) => server.listen(0, ready));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    // Other sites, and the address this site will have one day, are not there to ask.
    linksToSkip: [`^(?!${origin})`],
  });
  server.close();
  const asked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  expect(asked.length).toBeGreaterThan(documents.length);
  expect(
    asked
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
  ).toEqual([]);
});

test('each document allows its own inline code by hash, and no other', () => {
  for (const file of documents) {
    const html = read(file);
    const [, policy = ''] = /http-equiv="?Content-Security-Policy"? content="([^"]+)"/.exec(html) ?? [];
    expect(policy, file).not.toBe('');
    expect(policy, file).not.toContain('unsafe');
    const allowed = new Set(policy.match(/sha256-[\w+/=]+/g));
    const code = [...html.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(([, , attributes, text]) => text !== '' && !/ld\+json/.test(attributes!))
      .map(([, , , text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`);
    expect(
      code.filter((hash) => !allowed.has(hash)),
      file,
    ).toEqual([]);
    expect(
      [...allowed].filter((hash) => !code.includes(hash)),
      file,
    ).toEqual([]);
  }
});

test('what search engines are told of each page is whole', () => {
  const graphs = documents.flatMap((file) => {
    const [, json] = /<script type="?application\/ld\+json"?>(.*?)<\/script>/.exec(read(file)) ?? [];
    return json === undefined ? [] : [{ file, graph: JSON.parse(json) as object }];
  });
  expect(graphs.length).toBeGreaterThan(5);
  expect(
    graphs.flatMap(({ file, graph }) => missingProperties(graph).map((lack) => `${file}: ${lack}`)),
  ).toEqual([]);
});

test('no rule asks the root what is on the page: all that bears such a rule would be looked at anew at each change', () => {
  const styles = files.filter((file) => /\.(?:html|css)$/.test(file)).map(read);
  expect(styles.join('').length).toBeGreaterThan(100_000);
  expect(
    styles.flatMap((text) => text.match(/(?:html|:root|body|main|#main)[^\s>+~{},]*:has\([^{}]*/g) ?? []),
  ).toEqual([]);
});

test('no class is one that hides advertisements, nor does it say what it is for', () => {
  const classes = new Set(
    documents
      .flatMap((file) => [...read(file).matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)])
      .flatMap(([, quoted, plain = '']) => (quoted ?? plain).split(' ')),
  );
  expect(classes.size).toBeGreaterThan(100);
  const own = [...classes].filter(
    (name) => !/^(?:skip-link|visually-hidden|page-progress|swiper.*)$/.test(name),
  );
  expect(own.filter((name) => !/^[^aeiouy\d]+\d+$/.test(name))).toEqual([]);
});

test('the site carries the notices of everything it passes on', () => {
  const notices = read('licenses.txt');
  for (const name of ['react', 'react-dom', 'react-router', 'swiper']) {
    const own = join(root, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string };
    const file = readdirSync(own).find((entry) => /^licen[sc]e/i.test(entry))!;
    expect(notices).toContain(`## ${name} - ${version} (MIT)`);
    expect(notices).toContain(readFileSync(join(own, file), 'utf8').trim());
  }
  const fonts = readdirSync(join(content.PUBLIC_DIR, 'licenses'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const file of fonts) {
    expect(notices).toContain(`- /licenses/${file}\n`);
    expect(existsSync(join(folder, 'licenses', file))).toBe(true);
  }
});

test('browsers compile the router ahead, whose functions are nearly all called, and no other script', () => {
  const ahead = files.filter(
    (file) => /^assets\/.*\.js$/.test(file) && read(file).includes('# allFunctionsCalledOnLoad'),
  );
  expect(ahead).toEqual([expect.stringMatching(/^assets\/router-/)]);
  // Chrome looks for it in front of the code and nowhere else.
  expect(read(ahead[0]!)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('hidden blocks are left out of pages', () => {
  expect(readFileSync(join(content.PAGES_DIR, 'growing/seeds.json'), 'utf8')).toContain('"hidden": true');
  const html = read('growing/seeds.html');
  expect(html).toContain(' data-section=');
  expect(html).not.toContain(' data-section=processSteps');
});

test('a page that names its picture for social networks has that one, in their size', async () => {
  const shown = sharp(join(folder, '_social/gardeners.jpg'));
  expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Sky at the left, the hill in the corner: the drawing and no card with a title.
  const colors = await Promise.all(
    [0, 1199].map((left) => shown.clone().extract({ left, top: 600, width: 1, height: 1 }).raw().toBuffer()),
  );
  const near = [0xd9, 0xe2, 0xc5, 0x8a, 0xa7, 0x65];
  Buffer.concat(colors).forEach((part, index) => expect(Math.abs(part - near[index]!)).toBeLessThan(8));
});
