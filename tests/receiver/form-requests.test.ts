import { expect, onTestFinished, test, vi } from 'vitest';
import { targetOf } from '../../src/engine/content/form-destinations.ts';
import { deliver, type Outcome } from '../../src/sections/ContactForm/deliver.ts';
import type { FormPost } from '../../src/shared/forms/form-target.ts';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { readRecipes } from '../stage/stand-ins/read-recipes.ts';
import { refusal } from './start-receiver.ts';

const parcel = {
  id: '1-2-3',
  answers: { fullName: 'Meera & Co', email: 'meera@company.com' },
  files: {},
  trap: '',
};

/** Delivers the message of a form with this destination to a service that answers with these, one after the other. */
async function deliverTo(
  destination: FormDestination,
  responses: (Response | Error)[],
  changes: Partial<typeof parcel> = {},
) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(performance, 'now').mockReturnValue(2500.4);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const requests: { at: number; address: string; init: RequestInit }[] = [];
  const started = Date.now();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ at: Date.now() - started, address, init });
    const response = responses.shift() ?? new Error('There was one request too many.');
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const forms = { default: destination.name, destinations: [destination] };
  const target = targetOf(forms, undefined, { page: '/our-garden', key: 'inquiry', base: '/' }) as FormPost;
  const phases: object[] = [];
  const delivery = deliver(target, { ...parcel, ...changes }, new AbortController().signal, (phase) =>
    phases.push(phase),
  );
  await vi.runAllTimersAsync();
  return { outcome: await delivery, requests, phases };
}

const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, ...(headers && { headers }) });
const receiver: FormDestination = { name: 'inquiries', kind: 'receiver' };
const recipes = readRecipes();
const answers = { fullName: 'Meera & Co', email: 'meera@company.com', _id: '1-2-3' };

/** What the request of each recipe carries, in the order in which it is written. */
test.each<[FormDestination, string, Record<string, string>, string?]>([
  [receiver, '/_forms/our-garden/inquiry', { ...answers, _elapsed: '2500' }, '_website'],
  [recipes.formspree!, 'https://formspree.io/f/abcdwxyz', answers, '_gotcha'],
  [
    recipes.web3forms!,
    'https://api.web3forms.com/submit',
    { access_key: 'your access key', name: 'Meera & Co', email: answers.email, _id: '1-2-3' },
    'botcheck',
  ],
  [recipes.netlify!, '/our-garden', { 'form-name': 'our-garden-inquiry', ...answers }, 'bot-field'],
  [recipes.webhook!, 'https://hooks.example.com/inquiries', answers],
  [{ ...recipes.webhook!, encoding: 'form' }, 'https://hooks.example.com/inquiries', answers],
])('the request for $name', async (destination, address, fields, trap) => {
  const isForm = destination.kind === 'netlify' || destination.encoding === 'form';
  const send = async (changes: object) =>
    (await deliverTo(destination, [json(200, { id: parcel.id })], changes)).requests[0]!;
  const { address: sentTo, init } = await send({});
  expect([sentTo, init.method]).toEqual([address, 'POST']);
  const accept = { accept: 'application/json' };
  expect(init.headers).toEqual(isForm ? accept : { ...accept, 'content-type': 'application/json' });
  expect(String(init.body)).toBe(isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields));

  // What a robot fills in is sent along, where the service has a field for it.
  const { init: robots } = await send({ trap: 'spam' });
  expect(String(robots.body).includes('spam')).toBe(trap !== undefined);
  if (trap !== undefined) expect(String(robots.body)).toContain(trap);

  const { init: withFile } = await send({ files: { fullName: new File(['%PDF-'], 'cv.pdf') } });
  expect(withFile.headers).toEqual(accept);
  const entries = [...(withFile.body as FormData)];
  expect(Object.fromEntries(entries.slice(0, -1))).toEqual(fields);
  const [name, file] = entries.at(-1)!;
  expect([name, (file as File).name]).toEqual([destination.rename ? 'name' : 'fullName', 'cv.pdf']);
});

const failed = (about?: string): Outcome => ({ kind: 'failed', ...(about !== undefined && { about }) });
const arrived: Outcome = { kind: 'arrived' };
const webhook = recipes.webhook!;
const fieldError = {
  errors: [{ field: 'name', message: 'No.' }, { field: 'name', message: 'Second' }, null, { field: 'email' }],
};

/** What an answer means to the visitor. */
test.each<[FormDestination, number, unknown, Outcome]>([
  [receiver, 201, { id: '1-2-3' }, arrived],
  [receiver, 200, { id: 'another' }, failed()],
  [receiver, 200, 'a page', failed()],
  [receiver, 409, refusal('Another message was sent with this key.'), { kind: 'taken' }],
  [
    receiver,
    422,
    { errors: [{ field: 'email', message: 'Wrong.' }] },
    { kind: 'refused', errors: { email: 'Wrong.' } },
  ],
  [receiver, 413, refusal('Too much.'), failed('Too much.')],
  [webhook, 204, null, arrived],
  [webhook, 200, 'a page', arrived],
  [webhook, 409, {}, failed()],
  [webhook, 200, { success: false, message: 'No domain.' }, failed('No domain.')],
  [webhook, 200, { success: false, body: { message: 'Deep.' } }, failed('Deep.')],
  [webhook, 200, { ok: false, error: ' ' }, failed()],
  [webhook, 200, { error: 'Refused.' }, failed('Refused.')],
  [webhook, 200, { error: '' }, arrived],
  [webhook, 400, null, failed()],
  [recipes.web3forms!, 400, fieldError, { kind: 'refused', errors: { fullName: 'No.' } }],
  ...[401, 403, 404, 405, 410, 501].map((status): [FormDestination, number, unknown, Outcome] => [
    webhook,
    status,
    { message: 'Unread.' },
    failed(),
  ]),
])('%o answers %i with %j', async (destination, status, body, expected) => {
  const { outcome, requests, phases } = await deliverTo(destination, [json(status, body)]);
  expect(outcome).toEqual(expected);
  expect(requests).toHaveLength(1);
  const ends = { arrived: 'arrived', failed: 'failed', refused: 'writing', taken: 'writing' };
  expect(phases).toEqual([{ name: 'sending' }, expect.objectContaining({ name: ends[expected.kind] })]);
});

const later = (seconds: string) => json(429, {}, { 'retry-after': seconds });
const lost = new Error('connection reset');
const ok = () => json(201, { id: '1-2-3' });

/** At which milliseconds a message is sent again, and whether it arrived. */
test.each<[string, (Response | Error)[], number[], Outcome]>([
  ['connections that break', [lost, lost, ok()], [0, 1000, 4000], arrived],
  ['four attempts', [lost, json(500, {}), json(408, {}), json(425, {})], [0, 1000, 4000, 13_000], failed()],
  ['being asked for patience', [later('5'), ok()], [0, 5000], arrived],
  ['being asked for less than the usual pause', [later('0'), ok()], [0, 1000], arrived],
  ['being asked for two minutes', [later('120'), ok()], [0, 120_000], arrived],
  ['being asked for more', [later('121')], [0], failed()],
  [
    'being given a date',
    [
      json(
        503,
        {},
        { date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT' },
      ),
      ok(),
    ],
    [0, 7000],
    arrived,
  ],
])('after %s a message is sent again in time, with the same key', async (_, responses, times, expected) => {
  const { outcome, requests } = await deliverTo(receiver, responses);
  expect([requests.map(({ at }) => at), outcome]).toEqual([times, expected]);
  for (const { init } of requests) expect(String(init.body)).toContain('"_id":"1-2-3"');
});
