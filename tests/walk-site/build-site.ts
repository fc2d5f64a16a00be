import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { listen } from '../stage/listen.ts';
import { createSiteServer } from '../../src/hosts/preview.ts';

const port = Number(process.env.TEST_PORT ?? 4180) + 20;

/** The site of `PAGES_DIR` and `PUBLIC_DIR`, by default pages/ and public/, and its output folder. */
export const site = { url: `http://localhost:${port}`, folder: `.cache/site-${port}` };

/** Builds the site by the command of `npm run build`, and serves it. Returns a function that stops the server. */
export default async function buildSite(): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, ['src/command-line/run.mjs', 'src/engine/cli/build.ts'], {
    env: { ...process.env, OUT_DIR: site.folder, NODE_ENV: 'production' },
  });
  const { stop } = await listen(createSiteServer(site.folder), port);
  return stop;
}
