import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { defineCommand, type Values } from '../../../src/command-line/command.ts';
import { runCommand } from '../../../src/command-line/run-command.ts';
import { findBrowser } from '../../stage/find-browser.ts';
import { fixturePages, fixturePublic } from '../../stage/fixture-files.ts';
import { formatFaults, runFaults } from './run-faults.ts';

const command = defineCommand({
  call: 'npm run test:faults',
  what: 'Sends messages with the contact form in a real browser while connections are cut, answers fail, come late, twice or never, and the receiver is killed. Prints what was injected and what became of the messages.',
  options: {
    count: { takes: 'N', what: 'messages', within: [1, 1_000_000], default: 1000 },
    seed: {
      takes: 'N',
      what: 'the same seed injects the same faults',
      within: [0, 2 ** 31],
      default: 1,
    },
    against: {
      takes: 'WHAT',
      what: 'what takes them: the real receiver in a process of its own, or a stand-in',
      oneOf: ['receiver', 'stand-in'],
      unless: 'both, one after the other',
    },
    site: { takes: 'FOLDER', what: 'a built site', unless: 'built anew' },
  },
  examples: ['npm run test:faults -- --count 100 --against receiver'],
  exitCodes: { 0: 'no message was lost or stored twice', 1: 'one was', 2: 'it could not run' },
});
const root = resolve(import.meta.dirname, '../../..');

await runCommand(command, ({ values }) => run(values));

async function run(values: Values<(typeof command)['options']>): Promise<void> {
  const site = values.site ?? buildSite();
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
  });
  try {
    for (const against of values.against ? [values.against] : (['receiver', 'stand-in'] as const)) {
      const result = await runFaults({
        browser,
        site,
        against,
        count: values.count,
        seed: values.seed,
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
  execFileSync(process.execPath, ['--import', 'tsx', 'src/engine/cli/build.ts', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, PAGES_DIR: fixturePages, PUBLIC_DIR: fixturePublic, OUT_DIR: site },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return join(root, site);
}
