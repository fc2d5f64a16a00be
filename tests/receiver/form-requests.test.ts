import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { targetOf } from '../../src/engine/content/form-destinations.ts';
import { deliver } from '../../src/sections/ContactForm/deliver.ts';
import type { FormPost } from '../../src/shared/forms/form-target.ts';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { expectTranscript } from '../rendered/transcript.ts';
import { readRecipes } from '../stage/form-recipes.ts';

const recipes = readRecipes();
const destinations: Record<string, FormDestination> = {
  ...recipes,
  receiver: { name: 'inquiries', kind: 'receiver' },
  'webhook, as a form': { ...recipes.webhook!, encoding: 'form' },
};

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Sends the message to the destination that the scene's first step names. The other steps are the answers.
 */
expectTranscript(join(import.meta.dirname, 'form-requests.txt'), () => {
  let destination: FormDestination;
  const last = { request: '' };
  return async ([first = '', ...lines]) => {
    if (!first.startsWith('to ')) return describe(destination, [first, ...lines], last);
    destination = destinations[first.slice('to '.length)]!;
    return [];
  };
});

/** "200 {…}" is an answer, with its headers in the lines below. "lost" is a broken connection, "offline" one that is back a second later, "blocked" one that the page's policy refuses. */
async function describe(
  destination: FormDestination,
  lines: string[],
  last: { request: string },
): Promise<string[]> {
  const answers: (Response | Error)[] = [];
  for (const line of lines) {
    const [, status, body] = /^(\d{3})(?: (.*))?$/.exec(line) ?? [];
    const [, name, value = ''] = /^([a-z-]+): (.*)$/.exec(line) ?? [];
    const answer = answers.at(-1);
    if (line === 'lost' || line === 'offline' || line === 'blocked') answers.push(new Error(line));
    else if (status !== undefined) answers.push(new Response(body ?? null, { status: Number(status) }));
    else if (name !== undefined && answer instanceof Response) answer.headers.set(name, value);
  }
  vi.useFakeTimers({ now: 0 });
  const browser = { onLine: true };
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', { href: 'https://greenplot.example/our-garden' });
  let reportViolation: ((event: object) => void) | undefined;
  vi.stubGlobal('addEventListener', (name: string, react: () => void) => {
    if (name === 'online') setTimeout(react, 1000);
    else reportViolation = react;
  });
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method, headers, body }: RequestInit) => {
    const said = Object.entries(headers as Record<string, string>).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const request = [`${method} ${address}`, ...said, ...showBody(body)];
    // A repeated request is printed once.
    const isKnown = request.join() === last.request;
    last.request = request.join();
    requests.push(`after ${Date.now()} ms: ${isKnown ? 'the same' : request.join('\n> ')}`);
    const answer = answers.shift() ?? new Error('There was one request too many.');
    if (answer instanceof Error && answer.message === 'blocked')
      setTimeout(() =>
        reportViolation?.({ disposition: 'enforce', blockedURI: new URL(address, location.href).href }),
      );
    browser.onLine = !(answer instanceof Error && answer.message === 'offline');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const forms = { default: destination.name, destinations: [destination] };
  const target = targetOf(forms, undefined, { page: '/our-garden', key: 'inquiry', base: '/' }) as FormPost;
  const parcel = {
    id: '1-2-3',
    answers: { fullName: 'Meera & Co', email: 'meera@company.com' },
    files: filesOf(lines),
    trap: lines.includes('with a robot') ? 'spam' : '',
  };
  const phases: object[] = [];
  const delivery = deliver(target, parcel, new AbortController().signal, (phase) => phases.push(phase));
  await vi.runAllTimersAsync();
  const outcome = JSON.stringify(await delivery);
  return [...requests, ...phases.map((phase) => `phase: ${JSON.stringify(phase)}`), `outcome: ${outcome}`];
}

/** "with a lost file": one that was changed after it was chosen. */
function filesOf(lines: string[]): Record<string, File[]> {
  const file = new File(['%PDF-'], 'cv.pdf');
  if (lines.includes('with a lost file')) {
    file.arrayBuffer = () => Promise.reject(new DOMException('It has changed.', 'NotReadableError'));
    vi.spyOn(console, 'warn').mockReturnValue();
  }
  if (lines.includes('with two files')) return { fullName: [file, new File(['%PDF-'], 'note.pdf')] };
  return lines.some((line) => line.endsWith(' file')) ? { fullName: [file] } : {};
}

function showBody(body: RequestInit['body']): string[] {
  if (!(body instanceof FormData)) return [String(body)];
  return [...body].map(
    ([name, value]) => `${name} = ${typeof value === 'string' ? value : `file ${value.name}`}`,
  );
}
