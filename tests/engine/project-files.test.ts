import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { intersects, subset } from 'semver';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { formatPretty } from '../../src/engine/check/report.ts';
import { createExampleFiles, inspectExampleFiles, readReal } from './example-site.ts';

interface LockEntry {
  engines?: { node?: string };
  optional?: boolean;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { engines, browserslist } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  browserslist: string[];
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

test('CI and developers use Node versions that package.json allows', () => {
  const [, versions = ''] = /matrix: \{ node: \[(.*)\] \}/.exec(read('.github/workflows/ci.yml')) ?? [];
  expect(versions.split(', ')).toContain(read('.nvmrc').trim());
  for (const version of versions.split(', ')) expect(intersects(version, engines.node)).toBe(true);
});

test.each(readdirSync('.github/workflows'))(
  'the workflow %s may only read, and runs actions by their hash',
  (name) => {
    const text = read(`.github/workflows/${name}`);
    // At the top, so that a job that is added has no more.
    expect(text).toMatch(/^permissions: \{ contents: read \}$/m);
    expect(text.match(/permissions|write-all|: write/g)).toEqual(['permissions']);
    const actions = [...text.matchAll(/uses: *(.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test('the image is named by its digest, and ends with a user without root', () => {
  const lines = read('Containerfile').split('\n');
  for (const line of lines.filter((one) => one.startsWith('FROM')))
    expect(line).toMatch(/^FROM \S+:[\w.-]+@sha256:[\da-f]{64}$/);
  const users = lines.flatMap((line) => /^USER (.*)/.exec(line)?.[1] ?? []);
  // A number, which Kubernetes can compare with that of root.
  expect(users.at(-1)).toMatch(/^[1-9]\d*$/);
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
