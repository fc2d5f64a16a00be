import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { command } from '../stage/run-node.ts';
import { openWarmProject } from '../whole/warm-project.ts';

/** `EDITS=100` runs more rounds of edits, `EDITS_SEED` other ones. */
const rounds = Number(process.env.EDITS ?? 6);
const project = openWarmProject(Number(process.env.EDITS_SEED ?? 20_261_122));
const { folder, build, kinds } = project;

beforeAll(async () => expect((await build('warm')).end).toBe(0));

test(`after random edits and damage to the cache, a build has the same bytes as one without a cache (${rounds} times)`, async () => {
  for (let round = 0; round < rounds; round++) {
    const done = [0, 1, 2].map((step) => kinds[(round * 3 + step) % kinds.length]!);
    for (const kind of done) project.edit(kind);
    project.damageSome();
    await project.compare(`round ${round}: ${done.join(', ')}`);
  }
});

test.each(project.damages)('a cache whose files are all %s does no harm', async (kind) => {
  project.damageAll(kind);
  await project.compare(kind);
});

test('a build that is killed at any moment leaves a cache that the next one can use', async () => {
  project.edit('component');
  const env = { ...process.env, OUT_DIR: 'warm', NODE_ENV: 'production' };
  const child = spawn(process.execPath, command('build'), { cwd: folder, env, stdio: 'ignore' });
  await setTimeout(500 + project.random(2000));
  child.kill('SIGKILL');
  await project.compare('after a kill');
});
