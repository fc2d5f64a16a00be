import { valueAt } from '../../src/engine/json/json.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { EditAnswer, Operation, PageAnswer } from '../../src/studio/protocol.ts';
import { copyProject } from '../stage/copy-project.ts';
import { findFreePort } from '../stage/listen.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { startProcess } from '../stage/start-process.ts';
import { enterByDoor } from '../stage/studio-caller.ts';

const killer = pathToFileURL(resolve(import.meta.dirname, 'kill-at-write.mjs')).href;

/** Each save writes a draft, gives it the file's mode and renames it. */
const writes = [1, 4, 7];
const moments = writes.flatMap((first) => [
  ...[0, 0.1, 0.3, 0.6, 0.9, 1].map((share) => ({ at: first, share })),
  { at: first + 1, share: 0 },
  { at: first + 2, share: 0 },
]);

const [page, shared] = ['pages/growing/beans.json', 'pages/_shared/years.json'];

test('a save that is killed at any of 24 moments leaves the old file or the new one, and no draft after the next start', async () => {
  const folder = makeFolder();
  copyProject(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  // A mistake, whose fix is the third save.
  const first = {
    [page]: read(page).replace('"variant": "large"', '"variant": "larg"'),
    [shared]: read(shared),
  };
  const states = new Map(Object.entries(first).map(([file, text]) => [file, [text]]));
  const reset = () =>
    Object.entries(first).forEach(([file, text]) => writeFileSync(join(folder, file), text));
  const listDrafts = () =>
    readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:^|[\\/])\.[^\\/]+$/.test(name),
    );

  /** Starts the server, and changes two files in three saves. Returns how it ended. */
  async function run(at: number, share: number): Promise<number | string | null> {
    const port = await findFreePort();
    const started = startProcess(
      process.execPath,
      ['src/command-line/run.mjs', 'src/engine/cli/dev.ts', '--port', String(port)],
      /Local:/,
      {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: '',
          NO_COLOR: '1',
          NODE_OPTIONS: `--import ${killer}`,
          KILL_AT_WRITE: String(at),
          KILL_SHARE: String(share),
        },
      },
    );
    await started.said;
    try {
      const call = await enterByDoor(`http://localhost:${port}`);
      expect(listDrafts()).toEqual([]);
      const change = async (file: string, title: string) => {
        const { revision, value } = (await call<PageAnswer>('page', { file })).main;
        const operation: Operation = { op: 'set', at: '/title', value: title, was: valueAt(value, '/title') };
        const { problem, conflict } = await call<EditAnswer>('edit', { file, revision, operation });
        expect([problem, conflict]).toEqual([undefined, undefined]);
        await call('save');
        if (at === 0) states.get(file)!.push(read(file));
      };
      await change(page, 'Beans after a save');
      await change(shared, 'Years after a save');
      const { findings } = await call<PageAnswer>('page', { file: page });
      await call(
        'fix',
        findings.find(({ fix }) => fix),
      );
      await call('save');
      if (at === 0) states.get(page)!.push(read(page));
      started.process.kill();
    } catch (error) {
      // The server has ended while it was asked.
      if (at === 0 || !(error instanceof TypeError)) throw error;
    }
    return started.ended;
  }

  reset();
  await run(0, 0);
  expect([...states.values()].map(({ length }) => length)).toEqual([3, 2]);
  let drafts = 0;
  for (const { at, share } of moments) {
    reset();
    expect(await run(at, share), `${at}, ${share}`).toBe('SIGKILL');
    for (const [file, known] of states) expect(known, `${file} ${at}, ${share}`).toContain(read(file));
    drafts += listDrafts().length;
  }
  // They are removed by the start of the next run, which expects none.
  expect(drafts).toBe(moments.length);
  await run(0, 0);
  expect(listDrafts()).toEqual([]);
});
