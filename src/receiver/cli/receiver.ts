import { existsSync, statSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { explainListening, readPort, serve } from '../../command-line/serve.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { createBuiltForms, readPreviewMark } from '../built-forms.ts';
import { type MountedReceiver, mountReceiver } from '../mount-receiver.ts';
import { compareNames, readNoticeSettings } from '../notices/read-settings.ts';
import { createMetricsServer, createReceiverServer } from './serve-alone.ts';

const receiver = defineCommand({
  call: 'npm run receiver',
  description:
    "Receives the messages of the site's forms, without serving the site. It reads the forms from the built site.",
  options: {
    port: {
      value: 'N',
      description: 'the port to listen on',
      within: [0, 65_535],
      defaultText: 'PORT, or 4174',
    },
    host: {
      value: 'ADDRESS',
      description: 'the address to listen on',
      default: '127.0.0.1',
      defaultText: '127.0.0.1, which only this computer reaches',
    },
    site: { value: 'FOLDER', description: 'the built site', defaultText: 'OUT_DIR, or "dist"' },
    data: {
      value: 'FILE',
      description: 'the file of stored messages',
      defaultText: 'the database in DATABASE_URL, else INQUIRIES_FILE, else .data/inquiries.sqlite',
    },
    origin: {
      value: 'ORIGIN',
      description: "the site's origin when the receiver has another one: https://www.example.com",
      repeated: true,
    },
    proxies: {
      value: 'N',
      description: 'how many of your proxies forward requests to it',
      within: [0, 10],
      default: 0,
    },
    rate: {
      value: 'N',
      description: 'messages per minute and sender',
      within: [1, Number.MAX_SAFE_INTEGER],
      defaultText: 'RECEIVER_RATE, or 30',
    },
    space: {
      value: 'MB',
      description: 'how many megabytes stored messages may take',
      within: [10, Number.MAX_SAFE_INTEGER],
      defaultText: 'RECEIVER_SPACE, or 1024',
    },
    'metrics-port': {
      value: 'N',
      description: 'the port for metrics, which no proxy may forward',
      within: [0, 65_535],
      defaultText: 'none',
    },
    'metrics-host': {
      value: 'ADDRESS',
      description: 'the address for metrics',
      default: '127.0.0.1',
      defaultText: '127.0.0.1, which only this computer reaches',
    },
  },
  notes: `/_forms/health answers 200 while messages can be stored.
On SIGTERM it answers open requests, for at most ten seconds, and stops.`,
  examples: ['npm run receiver -- --port 4174 --origin https://www.example.com --proxies 1'],
  exitCodes: { 0: 'the server was stopped', 2: 'the server could not start' },
});

await runCommand(receiver, ({ values }) => start(values));

type ReceiverValues = Values<(typeof receiver)['options']>;

async function start(values: ReceiverValues): Promise<void> {
  const { data, host, origin: origins, proxies, rate: perMinute, space } = values;
  const site = values.site ?? process.env.OUT_DIR ?? 'dist';
  const port = values.port ?? readPort(process.env.PORT ?? '4174');
  proveSite(site);
  proveOrigins(origins);
  warnOfClock(site);
  const preview = await readPreviewMark(site);
  const forms = createBuiltForms(site);
  const notices = readNoticeSettings();
  const names = (await forms.listForms()).flatMap(({ form }) => form.notice ?? []);
  for (const warning of compareNames(notices, [...new Set(names)])) console.error(warning);
  const mounted = mountReceiver(forms, {
    data,
    notices,
    origins,
    proxies,
    perMinute,
    space,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  const metrics = createMetricsServer(mounted.writeMetrics);
  const stopped = async () => {
    metrics.close();
    await mounted.close();
  };
  await serveMetrics(metrics, values, stopped);
  await openStore(mounted, stopped);
  serve(createReceiverServer(mounted.receive, proxies), {
    call: receiver.call,
    port,
    host,
    stopped,
    started(chosen) {
      console.log(`The receiver is at http://${host}:${chosen}/_forms/`);
      if (preview !== undefined) console.log(preview);
    },
  });
}

/** @throws Error for a folder without a built site that has a form. */
function proveSite(site: string): void {
  if (!existsSync(join(site, '_pages')))
    throw new Error(
      `"${site}" contains no built site with a form. Run "npm run build" first, or name the site's folder with --site.`,
    );
}

/** Warns when the clock of this computer must be wrong. */
function warnOfClock(site: string): void {
  const built = statSync(join(site, '_pages')).mtime;
  if (built.getTime() - Date.now() > 86_400_000)
    console.error(
      `The clock of this computer is before the time at which the site was built (${built.toISOString().slice(0, 10)}), so one of them is wrong: messages get that time, and are deleted by it. Set the clock.`,
    );
}

function proveOrigins(origins: readonly string[]): void {
  const wrong = origins.find((origin) => parseUrl(origin)?.origin !== origin);
  if (wrong !== undefined)
    throw new UsageError(
      `Expected an origin such as https://www.example.com after --origin instead of "${wrong}".`,
    );
}

/** Serves the metrics where `--metrics-port` asks for them. @throws Error, with all stopped, for a port in use. */
async function serveMetrics(
  metrics: Server,
  { 'metrics-port': port, 'metrics-host': host }: ReceiverValues,
  stopped: () => Promise<void>,
): Promise<void> {
  if (port === undefined) return;
  await new Promise<void>((listening, fail) => {
    metrics.once('error', fail).listen(port, host, listening);
  }).catch(async (error: Error) => {
    await stopped();
    throw new Error(explainListening(error, receiver.call, port, 'metrics-'));
  });
  console.log(`Its metrics are at http://${host}:${(metrics.address() as AddressInfo).port}/metrics`);
}

/** Resolves when the store is open, or after two seconds: most of what no waiting mends is known by then. */
async function openStore(mounted: MountedReceiver, stopped: () => Promise<void>): Promise<void> {
  const opened = mounted.open((reason) => console.error(`${reason} It is tried again until it works.`));
  const waiting = new AbortController();
  const enough = wait(2000, undefined, { signal: waiting.signal });
  await Promise.race([opened, enough])
    .catch(async (error: unknown) => {
      await stopped();
      throw error;
    })
    .finally(() => waiting.abort());
  opened.catch(({ message }: Error) => {
    console.error(message);
    process.exit(2);
  });
}
