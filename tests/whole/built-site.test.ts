import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HtmlValidate } from 'html-validate/node';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { frameName, studioPath } from '../../src/shared/studio.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const { root: folder, below, content } = inject('sites');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/\.(?:br|gz)$/.test(file),
);
const documents = files.filter((file) => file.endsWith('.html'));

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React's form of void elements and lazy pictures, which HTML allows.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      // React's ids contain characters that HTML allows and CSS has to escape.
      'valid-id': 'off',
      // The menus of the header and the drawer have the same name, but only one is visible at a time.
      'unique-landmark': 'off',
      // Browsers forget the roles of a table whose parts are laid out as blocks, unless they are written.
      'no-redundant-role': 'off',
      // A list may have a name; the rule would allow names for a few elements only.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Pages include their styles inline, with a hash.
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

test('browsers load no component without hydration and no data for search engines', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const ofSections = readdirSync(resolve(root, 'src/sections')).filter((name) =>
    scripts.some((file) => file.startsWith(`assets/${name}-`)),
  );
  expect(ofSections).toEqual(['ContactForm', 'JourneySearch']);
  expect(scripts.filter((file) => /BreadcrumbList|JobPosting/.test(read(file)))).toEqual([]);
});

test('a build has nothing of the studio', () => {
  const ofStudio = [studioPath, frameName, 'site-edit', 'studio-outlines'];
  const texts = files.filter((file) => /\.(?:html|css|js|json|svg|txt|xml)$/.test(file));
  expect(texts).toContain('index.html');
  expect(texts.filter((file) => ofStudio.some((word) => read(file).includes(word)))).toEqual([]);
});

test('no CSS rule uses :has() on the root, which would restyle the whole page at each change', () => {
  // Only the root can say how far its scrolling keeps from the header. This changes when the focus enters or leaves it.
  const ofHeader = /html:has\(\[data-shell=header\]:focus-within\)/g;
  const styles = files
    .filter((file) => /\.(?:html|css)$/.test(file))
    .map((file) => read(file).replaceAll(ofHeader, 'html'));
  expect(styles.join('').length).toBeGreaterThan(100_000);
  expect(
    styles.flatMap((text) => text.match(/(?:html|:root|body|main|#main)[^\s>+~{},]*:has\([^{}]*/g) ?? []),
  ).toEqual([]);
});

test('every custom property that a style takes without a fallback is set somewhere', () => {
  const styles = files.filter((file) => /\.(?:html|css)$/.test(file)).map(read);
  const namesIn = (pattern: RegExp) =>
    new Set(Array.from(styles.join('\n').matchAll(pattern), ([, name]) => name));
  const taken = namesIn(/var\((--[\w-]+)\)/g);
  const set = namesIn(/(--[\w-]+):/g);
  expect(taken.size).toBeGreaterThan(100);
  expect([...taken].filter((name) => !set.has(name))).toEqual([]);
});

test('no class is on a list of ad blockers or names its purpose', () => {
  const classes = new Set(
    documents
      .flatMap((file) => [...read(file).matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)])
      .flatMap(([, quoted, plain = '']) => (quoted ?? plain).split(' ')),
  );
  expect(classes.size).toBeGreaterThan(100);
  const own = [...classes].filter(
    (name) => !/^(?:skip-link|visually-hidden|page-progress|other-language|swiper.*)$/.test(name),
  );
  expect(own.filter((name) => !/^[^aeiouy\d]+\d+$/.test(name))).toEqual([]);
});

test('the site includes the licence notices of all code it distributes', () => {
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

test('a page with its own social picture has that one, in the size of networks', async () => {
  const shown = sharp(join(folder, '_social/gardeners.jpg'));
  expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Sky at the left, the hill in the corner: the drawing itself, not a card with a title.
  const colors = await Promise.all(
    [0, 1199].map((left) => shown.clone().extract({ left, top: 600, width: 1, height: 1 }).raw().toBuffer()),
  );
  const near = [0xd9, 0xe2, 0xc5, 0x8a, 0xa7, 0x65];
  Buffer.concat(colors).forEach((part, index) => expect(Math.abs(part - near[index]!)).toBeLessThan(8));
});

/** The last stage, which a build without `--target` makes. */
const [stage = ''] = readFileSync('Containerfile', 'utf8')
  .split(/^(?=FROM )/m)
  .slice(-1);
const container = stage.trim().split('\n');
const docs = readFileSync('docs/hosts.md', 'utf8');
const lastLineBelowBase = /the last line of `Containerfile` becomes `(COPY [^`]+)`/.exec(docs)?.[1] ?? '';

test.each([
  ['at the root', '/', folder, container],
  ['below a base', '/site/', below, [...container.slice(0, -1), lastLineBelowBase]],
])('the container has only the build, in the folder that its nginx serves, %s', (_, base, site, lines) => {
  const image = makeFolder();
  const instructions = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '));
  expect(instructions.map(([name]) => name)).toEqual(['FROM', 'COPY', 'RUN', 'USER', 'HEALTHCHECK', 'COPY']);
  for (const [, from = '', to = ''] of instructions.filter(([name]) => name === 'COPY')) {
    expect(from).toMatch(/^dist(\/|$)/);
    cpSync(join(site, from.slice('dist'.length)), join(image, to), { recursive: true });
  }
  const config = readFileSync(join(image, 'etc/nginx/conf.d/default.conf'), 'utf8');
  expect(config).toBe(readFileSync(join(site, '_host/nginx.conf'), 'utf8'));
  // Without root, nginx opens no port below 1024.
  const [, from = '', to = '', port] =
    /^RUN sed -i 's\/(listen \d+;)\/(listen (\d{4});)\/' \/etc\/nginx\/conf\.d\/default\.conf$/.exec(
      lines[2]!,
    ) ?? [];
  expect(config.match(/^ *listen .*$/gm)?.map((line) => line.trim().replace(from, to))).toEqual([to]);
  expect(docs).toContain(`podman run -p 8080:${port} site`);
  const [, html = ''] = /^ *root (\S+);$/m.exec(config) ?? [];
  expect(hashFiles(join(image, html, base))).toEqual(hashFiles(site));
});
