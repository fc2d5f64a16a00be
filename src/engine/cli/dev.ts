import { createServer } from 'vite';
import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { explainListening } from '../../command-line/serve.ts';
import { baseOption, hostOption } from '../../command-line/usual-options.ts';
import { studioPath } from '../../shared/studio.ts';
import { clockVariable } from '../build/options.ts';
import { atOption, readClock } from './clock.ts';
import { findRunningStudio, noteServer, openBrowser } from './running-server.ts';
import { nameInstant } from '../text/moments.ts';
import { plainError } from '../../shared/plain-error.ts';

const devCommand = defineCommand({
  call: 'npm run dev',
  description:
    'Serves the pages while you edit them, and updates the open page after each save. /__catalogue shows every section type.',
  options: {
    port: {
      value: 'N',
      description: 'listen on this port',
      within: [0, 65_535],
      defaultText: '5173, or the next free one',
    },
    host: hostOption,
    studio: { description: 'open the studio, where pages are edited by clicking and typing' },
    base: baseOption,
    at: atOption,
  },
  examples: ['npm run dev -- --port 8080', 'npm run dev -- --host'],
  exitCodes: { 0: 'the server was stopped', 2: 'the server could not start' },
});

// Vite's own command prints a stack trace when it may not write a file.
await runCommand(devCommand, async ({ values: { port, host, base, at, studio } }) => {
  const running = studio ? await findRunningStudio() : undefined;
  if (running !== undefined) {
    console.log(`The studio runs already, in another window: ${running}`);
    return openBrowser(running);
  }
  const instant = readClock(at);
  process.env[clockVariable] = String(instant);
  const server = await createServer({
    ...(base !== undefined && { base }),
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      ...(host !== undefined && { host: host || true }),
      // Relative to the base of the site.
      ...(studio && { open: studioPath.slice(1) }),
    },
  });
  try {
    await server.listen();
  } catch (error) {
    // It would go on without an address.
    await server.close();
    throw plainError(explainListening(error as Error, devCommand.call, port ?? 5173));
  }
  const [url] = server.resolvedUrls!.local;
  if (url !== undefined) noteServer(url);
  server.printUrls();
  server.config.logger.info(`  ➜  Pages as of ${nameInstant(instant)}`);
  server.bindCLIShortcuts({ print: true });
});
