import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspectSite } from '../../../src/engine/inspect-site.ts';
import { createMemoryFileSystem } from '../memory-file-system.ts';
import { createNodeFileSystem } from '../../../src/engine/files/node-file-system.ts';

const schemasDir = 'section-schemas';
const disk = createNodeFileSystem(process.cwd());
const schemas = Object.fromEntries(
  disk.list(schemasDir).map((name) => [`${schemasDir}/${name}`, readFileSync(`${schemasDir}/${name}`)]),
);

async function findingsOf(defaultTab: string, firstTab: object = { key: 'project' }) {
  const page = {
    title: 'Ways to start with us',
    description: 'Two ways to begin: a project with an end, or people who join your team.',
    sections: [
      {
        type: 'tabbedText',
        title: 'Two ways to start',
        defaultTab,
        tabs: [
          { ...firstTab, title: 'Project', description: 'A fixed goal.' },
          { key: 'team', title: 'Team', description: 'People who join yours.' },
        ],
      },
    ],
  };
  const fileSystem = createMemoryFileSystem({ ...schemas, 'pages/index.json': page });
  const { diagnostics } = await inspectSite({ fileSystem });
  return diagnostics.filter(({ rule }) => rule === 'key-exists');
}

test('a default tab that names no tab is found where it is written, with the one that was meant', async () => {
  const [finding, ...others] = await findingsOf('projekt');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    severity: 'error',
    file: 'pages/index.json',
    pointer: '/sections/0/defaultTab',
    message: 'Unknown key "projekt". Did you mean "project"?',
    hint: 'The keys here are: project, team.',
  });
  // The slice is the value with its quotes.
  expect(finding && finding.endColumn - finding.column).toBe('"projekt"'.length);
});

test('without a near one it lists what there is', async () => {
  expect((await findingsOf('services')).map(({ message }) => message)).toEqual(['Unknown key "services".']);
});

test('a tab that exists is no finding', async () => {
  expect(await findingsOf('team')).toEqual([]);
});

test('a tab that lacks its key may be the one that is meant: that is reported once, by its schema', async () => {
  expect(await findingsOf('project', {})).toEqual([]);
});
