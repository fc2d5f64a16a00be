import { createServer } from 'vite';
import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { explainListening } from '../../command-line/serve.ts';
import { baseOption, hostOption } from '../../command-line/usual-options.ts';
import { plainError } from '../../shared/plain-error.ts';

const devCommand = defineCommand({
  call: 'npm run dev',
  what: 'Serves the pages while you edit them, and updates the open page after each save. /__catalogue shows every section type.',
  options: {
    port: {
      takes: 'N',
      what: 'listen on this port',
      within: [0, 65_535],
      unless: '5173, or the next free one',
    },
    host: hostOption,
    base: baseOption,
  },
  examples: ['npm run dev -- --port 8080', 'npm run dev -- --host'],
  exitCodes: { 0: 'the server was stopped', 2: 'the server could not start' },
});

// Vite's own command prints a stack trace when it may not write a file.
await runCommand(devCommand, async ({ values: { port, host, base } }) => {
  const server = await createServer({
    ...(base !== undefined && { base }),
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      ...(host !== undefined && { host: host || true }),
    },
  });
  try {
    await server.listen();
  } catch (error) {
    // It would go on without an address.
    await server.close();
    throw plainError(explainListening(error as Error, devCommand.call, port ?? 5173));
  }
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
