import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { intersects, rsort, subset } from 'semver';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { formatPretty } from '../../src/engine/check/report.ts';
import { createExampleFiles, inspectExampleFiles, readReal } from './example-site.ts';

interface LockEntry {
  engines?: { node?: string };
  optional?: boolean;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { version, engines, browserslist, allowScripts } = JSON.parse(read('package.json')) as {
  version: string;
  engines: { node: string };
  browserslist: string[];
  allowScripts: Record<string, boolean>;
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> };
/** Downloaded packages, without the project and its workspaces. */
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));

test('every file named in the READMEs of the engine exists', () => {
  for (const name of readdirSync('src/engine')) {
    const file = `src/engine/${name}/README.md`;
    if (!existsSync(file)) continue;
    const named = [...read(file).matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, path = '']) => path);
    expect(
      named.filter((path) => !existsSync(`src/engine/${name}/${path}`)),
      name,
    ).toEqual([]);
  }
});

test('docs/add-a-page.md lists every file of _site/, and each has examples to copy', () => {
  const guide = read('docs/add-a-page.md');
  for (const name of readdirSync('section-schemas/site')) {
    expect(guide).toContain(`\n| \`${name}\` `);
    expect(JSON.parse(read(`section-schemas/site/${name}`)).examples.length).toBeGreaterThan(0);
  }
});

test('the changelog has a part for each version, and says how to update where something breaks', () => {
  const parts = read('CHANGELOG.md').split(/^## /m).slice(1);
  const titles = parts.map((part) => part.slice(0, part.indexOf('\n')));
  const released = titles.filter((title) => title !== 'Unreleased');
  expect(released.filter((title) => !/^\d+\.\d+\.\d+, \d{4}-\d\d-\d\d$/.test(title))).toEqual([]);
  const numbers = released.map((title) => title.split(',')[0]!);
  expect(numbers).toEqual(rsort([...numbers]));
  expect(numbers[0], 'the version in package.json').toBe(version);
  for (const [index, part] of parts.entries()) {
    const sections = Array.from(part.matchAll(/^### (.+)$/gm), ([, name]) => name);
    const isBreaking = sections.includes('Breaking');
    expect([titles[index], sections.includes('How to update')]).toEqual([titles[index], isBreaking]);
  }
});

const shellGuide = read('docs/shell.md');

test('docs/shell.md says of every file of the shell what it does, and names no other', () => {
  const isFile = (name: string) => existsSync(`src/shell/${name}`);
  const named = [...shellGuide.matchAll(/`([a-zA-Z][\w-]+(?:\.d)?(?:\.tsx?|\/))`/g)].map(
    ([, name = '']) => name,
  );
  const elsewhere = ['media.ts'];
  expect(named.filter((name) => !isFile(name))).toEqual(elsewhere);
  const entries = readdirSync('src/shell', { withFileTypes: true });
  const names = entries
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => name !== 'README.md');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
});

test('the patch in docs/shell.md still fits the header', () => {
  const [, patch = ''] = /```diff\n([^]*?)```/.exec(shellGuide)!;
  const { status, stderr } = spawnSync('git', ['apply', '--check', '--verbose'], {
    input: patch,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'Checking patch src/shell/Header.tsx...\n' });
});

test('the check reports the mistake of the README with its message', async () => {
  const [, page = '', shown = ''] = /```json\n([^]*?)```[^]*?```\n(pages\/[^]*?)```/.exec(read('README.md'))!;
  const [file = '', line = ''] = shown.split(':');
  const lines = page.split('\n');
  lines[Number(line) - 1] = /\| (.*)/.exec(shown)?.[1] ?? '';
  const files = Object.fromEntries(
    ['hero.json', 'statsStrip.json'].map((name) => [`section-schemas/${name}`, readReal(name)]),
  );
  const report = await inspectExampleFiles(
    createExampleFiles({ files: { ...files, [file]: lines.join('\n') } }),
  );
  expect(formatPretty(report)).toContain(shown.trimEnd());
});

/** What runs on every change here, and what a new site runs in its place. */
const workflows = ['.github/workflows', 'tools/new-site/automation'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) =>
    name.endsWith('.yml') && !name.startsWith('gitlab') ? `${folder}/${name}` : [],
  ),
);

test('developers use a Node version that package.json allows', () => {
  expect(intersects(read('.nvmrc').trim(), engines.node)).toBe(true);
});

test.each(workflows)('the workflow %s uses Node versions that package.json allows', (file) => {
  const text = read(file);
  const [, versions] = /matrix: \{ node: \[(.*)\] \}/.exec(text) ?? [];
  if (versions === undefined) return expect(text).toContain('node-version-file: .nvmrc');
  expect(versions.split(', ')).toContain(read('.nvmrc').trim());
  for (const node of versions.split(', ')) expect(intersects(node, engines.node)).toBe(true);
});

test.each(workflows)('the workflow %s may only read or publish, and runs actions by their hash', (file) => {
  const text = read(file);
  // At the top, so that a job that is added has no more.
  expect(text).toMatch(/^permissions: \{ contents: read \}$/m);
  const [, ...more] = text.match(/permissions.*|write-all|: write/g)!;
  const publishing = ['permissions: { contents: read, pages: write, id-token: write }'];
  expect(more).toEqual(text.includes('actions/deploy-pages@') ? publishing : []);
  const actions = [...text.matchAll(/uses: *(.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('images have a version, the site one has its digest, and each ends with a user without root', () => {
  const stages = read('Containerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  const named = stages.map((stage) => / AS (\w+)$/m.exec(stage)?.[1]);
  expect(named).toEqual(['packages', 'receiver', 'site']);
  for (const stage of stages) expect(stage).toMatch(/^FROM \S+:\d[\w.-]+(@sha256:[\da-f]{64})? AS/);
  const [prepared, ...images] = stages;
  expect(prepared).not.toContain('\nCMD');
  expect(images.at(-1)).toMatch(/^FROM \S+@sha256:/);
  for (const image of images) {
    // A number, which Kubernetes can compare with that of root.
    expect(image.match(/^USER (.*)$/gm)?.at(-1)).toMatch(/^USER [1-9]\d*$/);
    expect(image).toMatch(/^HEALTHCHECK .* CMD \["/m);
    expect(image).not.toMatch(/^(?:ADD|RUN .*(?:sudo|apt-get upgrade|curl|wget)|CMD [^[])/m);
  }
});

test('every package supports the Node versions that package.json allows', () => {
  const narrower = installed.filter(([, { engines: { node = '*' } = {}, optional }]) => {
    return !optional && !subset(engines.node, node);
  });
  expect(narrower.map(([path, { engines: needed }]) => `${path} needs Node ${needed?.node}`)).toEqual([]);
});

test('npm can verify every package it downloads', () => {
  expect(installed.length).toBeGreaterThan(100);
  const unverified = installed.filter(([, { link, inBundle, integrity }]) => {
    return !link && !inBundle && !integrity?.startsWith('sha512-');
  });
  expect(
    unverified.map(([path]) => path),
    'entries of package-lock.json without integrity: lock a version whose packages the registry holds for all platforms',
  ).toEqual([]);
});

test('npm asks about no script of a package, because package.json says which ones may run', () => {
  const withScript = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.replace(/^.*node_modules\//, '') : [],
  );
  expect(Object.keys(allowScripts)).toEqual(withScript.toSorted());
});

test('the lock file lists the packages of every platform', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => ![`${path}/`, ''].some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${path} needs ${name}`),
  );
  expect(
    missing,
    'npm leaves out of package-lock.json what the registry does not hold, and "npm ci" then fails where it does',
  ).toEqual([]);
});

test('the build compiles for the oldest browsers that package.json and docs/browsers.md name', async () => {
  const config = await resolveConfig({}, 'build');
  const targets = browserslist.map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''));
  expect(config.build.target).toHaveLength(targets.length);
  expect(config.build.target).toEqual(expect.arrayContaining(targets));
  const [chrome, edge, firefox, safari, ios] = browserslist.map((entry) => entry.split(' >= ')[1]);
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(read('docs/browsers.md').replaceAll(/\s+/g, ' ')).toContain(
    `Chrome and Edge from ${chrome}, Firefox from ${firefox}, and Safari from ${safari} on macOS and iOS`,
  );
});
