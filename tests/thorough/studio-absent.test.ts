import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { findFreePort } from '../stage/listen.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { command, runNode } from '../stage/run-node.ts';
import { writeFiles } from '../stage/write-files.ts';
import { startProcess } from '../stage/start-process.ts';

test('a build and the pages of a development server are the same without the folder of the studio', async () => {
  const folder = makeFolder();
  copyProject(folder);
  const build = async () => {
    // What an earlier build has kept would be taken again.
    for (const kept of ['dist', '.cache']) rmSync(join(folder, kept), { recursive: true, force: true });
    const { end, output } = await runNode(command('build'), folder);
    expect(end, output).toBe(0);
    return hashFiles(join(folder, 'dist'));
  };
  const port = await findFreePort();
  const servePages = async () => {
    const started = startProcess(process.execPath, command('dev', '--port', String(port)), /Local:/, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
    });
    await started.said;
    const ask = async (path: string) => {
      const answer = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
      return [path, answer.status, Object.fromEntries(answer.headers), await answer.text()];
    };
    const pages = [];
    for (const path of ['/', '/growing/beans', '/gardeners', '/write-to-us', '/none', '/@site/site.css'])
      pages.push(await ask(path));
    started.process.kill();
    await started.ended;
    return JSON.stringify(pages).replaceAll(/"date":"[^"]+"/g, '');
  };
  const withStudio = { dist: await build(), pages: await servePages() };
  expect(Object.keys(withStudio.dist).length).toBeGreaterThan(20);
  expect(withStudio.pages).toContain('<main');
  rmSync(join(folder, 'src/studio'), { recursive: true });
  // What is left are the two places that load it.
  writeFiles(join(folder, 'src/studio'), {
    'server/mount-studio.ts': 'export const mountStudio = () => { throw new Error("There is no studio."); };',
    'frame/frame.ts': 'export const startFrame = () => undefined;',
  });
  expect(await build()).toEqual(withStudio.dist);
  expect(await servePages()).toBe(withStudio.pages);
});
