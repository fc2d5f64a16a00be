import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { command, runNode } from '../stage/run-node.ts';

const killer = pathToFileURL(resolve(import.meta.dirname, 'kill-at-write.mjs')).href;

test.each([
  ['/growing', '/garden/plants', []],
  ['/people', '/garden/people', ['--no-alias']],
])('%s becomes %s although the command is killed at any write (%j)', async (from, to, options) => {
  const folder = makeFolder();
  const pages = join(folder, 'pages');
  const reset = () => {
    rmSync(pages, { recursive: true, force: true });
    cpSync(fixturePages, pages, { recursive: true });
  };
  const move = (at: number) =>
    runNode(
      [
        '--import',
        killer,
        ...command('move-page', from, to, ...options, '--pages', pages, '--public', fixturePublic),
      ],
      resolve('.'),
      { KILL_AT_WRITE: String(at) },
    );
  const findDead = async () => {
    const site = openSite({ pagesDir: pages, publicDir: fixturePublic, schemas: projectSchemas });
    const { diagnostics } = await check(site);
    return diagnostics.filter(({ rule }) => ['link-target-exists', 'file/json-syntax'].includes(rule));
  };
  reset();
  expect(await move(0)).toMatchObject({ end: 0 });
  const undisturbed = hashFiles(pages);
  let kills = 0;
  for (;;) {
    reset();
    const { end } = await move(kills + 1);
    if (end === 0) break;
    kills += 1;
    expect(end).toBe('SIGKILL');
    expect(await findDead(), `kill ${kills}`).toEqual([]);
    expect(await move(0), `kill ${kills}`).toMatchObject({ end: 0 });
    expect(hashFiles(pages), `kill ${kills}`).toEqual(undisturbed);
  }
  console.log(`${kills} kills`);
  expect(kills).toBeGreaterThan(12);
});
