import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { HtmlValidate } from 'html-validate/node';
import { LinkChecker, LinkState } from 'linkinator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { missingProperties } from '../missing-properties.ts';

const root = resolve(import.meta.dirname, '../..');
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'html-test-'));
const outDir = join(scratch, 'site');
let server: Server;
let origin: string;

beforeAll(async () => {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, OUT_DIR: outDir, NODE_ENV: 'production' },
  });
  server = createSiteServer(outDir);
  await new Promise<void>((ready) => server.listen(0, ready));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}, 300_000);

afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true });
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
  const documents = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(documents).toContain('index.html');
  const findings: string[] = [];
  for (const file of documents) {
    const report = await validator.validateFile(join(outDir, file));
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages)
        findings.push(`${file} ${ruleId} ${message} ${selector}`);
    }
  }
  expect(findings).toEqual([]);
});

test('every link, picture and script leads somewhere', async () => {
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    // Other sites, and the address this site will have one day, are not there to ask.
    linksToSkip: [`^(?!${origin})`],
  });
  const asked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  expect(asked.length).toBeGreaterThan(openSite({ root }).routes.size);
  expect(
    asked
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
  ).toEqual([]);
}, 120_000);

test('no rule asks the root what is on the page: all that bears such a rule would be looked at anew at each change', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const styles = files
    .filter((file) => /\.(?:html|css)$/.test(file))
    .map((file) => readFileSync(join(outDir, file), 'utf8'));
  expect(styles.join('').length).toBeGreaterThan(100_000);
  expect(
    styles.flatMap((text) => text.match(/(?:html|:root|body|main|#main)[^\s>+~{},]*:has\([^{}]*/g) ?? []),
  ).toEqual([]);
});

test('what search engines are told of each page is whole', () => {
  const graphs = openSite({ root }).pages.map(({ route }) => {
    const html = readFileSync(join(outDir, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return { route, graph: JSON.parse(json) as object };
  });
  expect(graphs.length).toBeGreaterThan(5);
  expect(
    graphs.flatMap(({ route, graph }) => missingProperties(graph).map((lack) => `${route}: ${lack}`)),
  ).toEqual([]);
  expect(JSON.stringify(graphs)).toContain('"BreadcrumbList"');
});
