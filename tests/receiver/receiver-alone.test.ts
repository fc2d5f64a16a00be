import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { callCommand } from '../stage/call-command.ts';
import { runNode } from '../stage/run-node.ts';
import { good, makeSiteFolder } from './form-page.ts';
import { receiverCommand, startReceiverProcess } from './receiver-process.ts';
import { ask } from './start-receiver.ts';

const site = makeSiteFolder(afterAll);
const path = '/_forms/our-garden/inquiry';

test('a stopped receiver process, set up by its environment, answers open requests, and inquiries shows their messages', async () => {
  const env = { OUT_DIR: site.folder, INQUIRIES_FILE: site.data };
  const origin = 'https://www.harbour.example';
  const options = ['--rate', '2', '--host', 'localhost', '--origin', origin];
  const receiver = await startReceiverProcess([...options, '--proxies', '1'], env);
  expect(receiver.origin).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
  const headers = { origin, 'content-type': 'application/json', connection: 'keep-alive' };
  const message = (about: string) => JSON.stringify({ ...good, about, _id: `id-of-${about}` });
  const send = (body: string) => ask(receiver.origin + path, { method: 'POST', headers, body });
  expect((await send(message('stored'))).status).toBe(201);
  expect((await ask(`${receiver.origin}/_forms/health`)).status).toBe(200);

  const { port } = new URL(receiver.origin);
  expect(await runNode(receiverCommand('--host', 'localhost', '--port', port), undefined, env)).toEqual({
    end: 2,
    output: `Port ${port} is in use. Choose another: npm run receiver -- --port ${Number(port) + 1}\n`,
  });

  const body = message('under-way');
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
    const sending = request(receiver.origin + path, { method: 'POST', headers: { ...headers, ...length } });
    sending.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
    // The receiver has started on the request.
    sending.once('continue', () => {
      receiver.process.kill('SIGTERM');
      void untilRefused(receiver.origin).then(() => sending.end(body));
    });
    sending.flushHeaders();
  });
  expect(await answer).toBe(201);
  expect(await receiver.ended).toBe(0);
  const [first, ...lines] = receiver.output().trim().split('\n');
  // This test is no proxy.
  const log = lines.filter((line) => !line.startsWith('A request has no address in X-Forwarded-For'));
  expect(lines.length - log.length).toBe(1);
  const requests = log.map((line) => JSON.parse(line) as { request: string; status: number });
  expect(first).toBe(`The receiver is at ${receiver.origin}/_forms/`);
  // `untilRefused` asks for an address that has no form.
  const answered = requests.filter(({ request: asked }) => asked !== 'GET /_forms');
  expect(answered.map(({ status }) => status)).toEqual([201, 200, 201]);

  const shownAs = ['--data', site.data, '--format', 'json'];
  const { stdout } = await callCommand('src/receiver/cli/inquiries.ts', ...shownAs);
  const shown = JSON.parse(stdout) as { answers: { about: string } }[];
  expect(shown.map(({ answers }) => answers.about)).toEqual(['stored', 'under-way']);
});

async function untilRefused(origin: string): Promise<void> {
  while (await fetch(origin).catch(() => false)) await new Promise(setImmediate);
}
