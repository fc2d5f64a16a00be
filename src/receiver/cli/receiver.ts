import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { explainListening, readPort, serve } from '../../command-line/serve.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { createBuiltForms } from '../built-forms.ts';
import { mountReceiver } from '../mount-receiver.ts';
import { compareNames, readNoticeSettings } from '../notices/read-settings.ts';
import { createMetricsServer, createReceiverServer } from './serve-alone.ts';

const receiver = defineCommand({
  call: 'npm run receiver',
  what: "Receives the messages of the site's forms, without serving the site. It reads the forms from the built site.",
  options: {
    port: { takes: 'N', what: 'the port to listen on', within: [0, 65_535], unless: 'PORT, or 4174' },
    host: {
      takes: 'ADDRESS',
      what: 'the address to listen on',
      default: '127.0.0.1',
      unless: '127.0.0.1, which only this computer reaches',
    },
    site: { takes: 'FOLDER', what: 'the built site', unless: 'OUT_DIR, or "dist"' },
    data: {
      takes: 'FILE',
      what: 'the file of stored messages',
      unless: 'the database in DATABASE_URL, else INQUIRIES_FILE, else .data/inquiries.sqlite',
    },
    origin: {
      takes: 'ORIGIN',
      what: "the site's origin when the receiver has another one: https://www.example.com",
      repeated: true,
    },
    proxies: {
      takes: 'N',
      what: 'how many of your proxies forward requests to it',
      within: [0, 10],
      default: 0,
    },
    rate: {
      takes: 'N',
      what: 'messages per minute and sender',
      within: [1, Number.MAX_SAFE_INTEGER],
      unless: 'RECEIVER_RATE, or 30',
    },
    space: {
      takes: 'MB',
      what: 'how many megabytes stored messages may take',
      within: [10, Number.MAX_SAFE_INTEGER],
      unless: 'RECEIVER_SPACE, or 1024',
    },
    'metrics-port': {
      takes: 'N',
      what: 'the port for metrics, which no proxy may forward',
      within: [0, 65_535],
      unless: 'none',
    },
    'metrics-host': {
      takes: 'ADDRESS',
      what: 'the address for metrics',
      default: '127.0.0.1',
      unless: '127.0.0.1, which only this computer reaches',
    },
  },
  notes: `/_forms/health answers 200 while messages can be stored.
On SIGTERM it answers open requests, for at most ten seconds, and stops.`,
  examples: ['npm run receiver -- --port 4174 --origin https://www.example.com --proxies 1'],
  exitCodes: { 0: 'the server was stopped', 2: 'the server could not start' },
});

await runCommand(receiver, ({ values }) => start(values));

async function start(values: Values<(typeof receiver)['options']>): Promise<void> {
  const { data, host, origin: origins, proxies, rate: perMinute, space } = values;
  const site = values.site ?? process.env.OUT_DIR ?? 'dist';
  const port = values.port ?? readPort(process.env.PORT ?? '4174');
  if (!existsSync(join(site, '_pages')))
    throw new Error(
      `"${site}" contains no built site with a form. Run "npm run build" first, or name the site's folder with --site.`,
    );
  const wrong = origins.find((origin) => parseUrl(origin)?.origin !== origin);
  if (wrong !== undefined)
    throw new UsageError(
      `Expected an origin such as https://www.example.com after --origin instead of "${wrong}".`,
    );

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
  const { call } = receiver;
  const { 'metrics-port': metricsPort, 'metrics-host': metricsHost } = values;
  const metrics = createMetricsServer(mounted.writeMetrics);
  const stopped = async () => {
    metrics.close();
    await mounted.close();
  };
  if (metricsPort !== undefined) {
    await new Promise<void>((listening, fail) => {
      metrics.once('error', fail).listen(metricsPort, metricsHost, listening);
    }).catch(async (error: Error) => {
      await stopped();
      throw new Error(explainListening(error, call, metricsPort, 'metrics-'));
    });
    console.log(
      `Its metrics are at http://${metricsHost}:${(metrics.address() as AddressInfo).port}/metrics`,
    );
  }
  const opened = mounted.open((reason) => console.error(`${reason} It is tried again until it works.`));
  // Most of what no waiting mends is known before it listens.
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
  serve(createReceiverServer(mounted.receive, proxies), {
    call,
    port,
    host,
    stopped,
    started: (chosen) => console.log(`The receiver is at http://${host}:${chosen}/_forms/`),
  });
}
