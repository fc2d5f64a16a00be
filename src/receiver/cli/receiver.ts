import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuiltForms } from '../built-forms.ts';
import { mountReceiver } from '../mount-receiver.ts';
import { inquiriesFile, messagesPerMinute } from '../settings.ts';
import { createReceiverServer, stopGracefully } from './serve-alone.ts';

const help = `npm run receiver -- [options]

Takes the messages of the site's forms, without serving the site. It reads the forms from the built site.

  --port N          where it listens; 4174 unless given
  --host ADDRESS    the network it listens on; 127.0.0.1 unless given, which only a proxy on this computer reaches
  --site FOLDER     the built site; dist unless given
  --data FILE       where messages are stored; .data/inquiries.sqlite unless given, or INQUIRIES_FILE
  --origin ORIGIN   where the site is, when not at the receiver's own address: https://www.example.com; may be repeated
  --proxies N       how many proxies of yours stand in front of it; 0 unless given
  --rate N          messages that one sender may send in a minute; 30 unless given, or RECEIVER_RATE
  --help            prints this

/_forms/health answers 200 while messages can be stored. SIGTERM ends it once everything under way is answered.`;

function start(): void {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4174' },
      host: { type: 'string', default: '127.0.0.1' },
      site: { type: 'string', default: process.env.OUT_DIR ?? 'dist' },
      data: { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      proxies: { type: 'string', default: '0' },
      rate: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const port = readNumber('--port', values.port, 65_535);
  if (!existsSync(join(values.site, '_pages')))
    throw new Error(
      `"${values.site}" holds no built site. Run "npm run build" first, or name one with --site.`,
    );
  const wrong = values.origin.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new Error(`--origin takes an origin such as https://www.example.com, not "${wrong}".`);

  const mounted = mountReceiver(createBuiltForms(values.site), {
    data: inquiriesFile(values.data),
    origins: values.origin,
    proxies: readNumber('--proxies', values.proxies, 10),
    perMinute: messagesPerMinute(values.rate),
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  mounted.open();
  const server = createReceiverServer(mounted.receive);
  server.on('error', fail);
  server.listen(port, values.host, () =>
    console.log(`The receiver is at http://${values.host}:${port}/_forms/`),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopGracefully(server)
        .then(() => mounted.close())
        .catch(fail);
    });
  }
}

function readNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Error(`${name} takes a whole number up to ${most}, not "${text}".`);
}

function fail(error: NodeJS.ErrnoException): void {
  console.error(
    error.code === 'EADDRINUSE' ? 'The port is in use. Choose another one with --port.' : error.message,
  );
  process.exitCode = 2;
}

try {
  start();
} catch (error) {
  fail(error as NodeJS.ErrnoException);
}
