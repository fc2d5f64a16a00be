import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { assemblePublic } from '../site/assemble-public.ts';
import { fixturePages } from '../site/fixture-files.ts';
import { formatFaults, runFaults, type FaultOptions } from './run-faults.ts';

const help = `npm run test:faults -- [options]

Sends messages with the contact form in a real browser while connections are cut, answers fail, come late, twice or
never, and the receiver is killed. Prints what was injected and what became of the messages, and exits with 1 when one
was lost or stored twice.

  --count N          messages; 1000 unless given
  --seed N           the same seed injects the same faults; 1 unless given
  --against WHAT     receiver (the real one, in a process of its own) or stand-in; both, one after the other, unless given
  --site FOLDER      a built site; built anew unless given
  --help             prints this`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    against: { type: 'string', multiple: true, default: ['receiver', 'stand-in'] },
    site: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const root = resolve(import.meta.dirname, '../..');

if (values.help) console.log(help);
else await run();

async function run(): Promise<void> {
  const site = values.site ?? buildSite();
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
  });
  try {
    for (const against of values.against as FaultOptions['against'][]) {
      const result = await runFaults({
        browser,
        site,
        against,
        count: Number(values.count),
        seed: Number(values.seed),
        onProgress: (done) => done % 100 === 0 && console.error(`${done} messages`),
      });
      console.log(`\nAgainst the ${against}, seed ${values.seed}\n${formatFaults(result)}`);
      if (result.lost + result.duplicated > 0 || result.stored + result.withVisitor !== result.sent)
        process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

function buildSite(): string {
  const site = '.cache/fault-site';
  const publicDir = '.cache/fault-public';
  assemblePublic(join(root, publicDir));
  execFileSync(process.execPath, ['--import', 'tsx', 'src/engine/cli/build.ts', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, PAGES_DIR: fixturePages, PUBLIC_DIR: publicDir, OUT_DIR: site },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return join(root, site);
}
