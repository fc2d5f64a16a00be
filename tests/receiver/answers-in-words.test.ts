import { afterEach, expect, test } from 'vitest';
import type { FormWords } from '../../src/shared/generated/sections.ts';
import type { PageData } from '../../src/shared/page.ts';
import { good, page, startReceiver } from './start-receiver.ts';

const words: FormWords = {
  notTaken: 'Nicht angenommen <so nicht>.',
  notStored: 'Nicht gespeichert.',
  tooLarge: 'Zu viel.',
  tooSoon: 'Bitte warten.',
  goBack: 'Gehen Sie zurück.',
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The receiver of a form in another language, and what it answers to a browser without scripts. */
async function start(lang = 'de') {
  const [block] = page.sections;
  const translated = { ...page, lang, sections: [{ ...block, words }] } as PageData;
  const forms = {
    readPage: async (path: string) => (path === page.path ? translated : undefined),
    readDocument: async () => undefined,
  };
  const receiver = await startReceiver({ forms, perMinute: 1 });
  stops.push(receiver.stop);
  const ask = (body: BodyInit, accept = 'text/html', address = receiver.address) =>
    fetch(address, { method: 'POST', body, headers: { accept }, redirect: 'manual' });
  return { ...receiver, ask };
}

const form = (answers: Record<string, string>) => new URLSearchParams(answers);

test('who is too fast is told so in the words of the form, and for how long, as a page and to scripts', async () => {
  const { ask } = await start();
  expect((await ask(form(good))).status).toBe(303);
  const answer = await ask(form(good));
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(
    /^<!doctype html><html lang="de">.*<h1>Bitte warten. \(60 Sek.\)<\/h1><p>Gehen Sie zurück.<\/p><\/html>\n$/,
  );
  const toScripts = await ask(form(good), 'application/json');
  expect(await toScripts.json()).toEqual({ errors: [{ message: 'Bitte warten. (60 Sek.)' }] });
});

test('what is too large is refused in the words of the form', async () => {
  const { ask } = await start();
  const body = new FormData();
  body.append('cv', new File([new Uint8Array(6 * 1024 * 1024)], 'cv.pdf', { type: 'application/pdf' }));
  const answer = await ask(body);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('<h1>Zu viel.</h1><p>Gehen Sie zurück.</p>');
});

test('what no visitor does is answered in the words of the form too, with the technical reason marked as English', async () => {
  const { ask } = await start();
  const answer = await ask(form({ ...good, _id: '!' }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(
    '<h1>Nicht angenommen &lt;so nicht&gt;.</h1><p lang="en">&quot;_id&quot; takes 8 to 64 letters and digits.</p><p>Gehen Sie zurück.</p>',
  );
});

test('a page from right to left is answered from right to left', async () => {
  const { ask } = await start('ar');
  expect(await (await ask(form({ ...good, _id: '!' }))).text()).toContain('<html lang="ar" dir="rtl">');
});

test('without a form at the address there are no words but the ones by default', async () => {
  const { ask, origin } = await start();
  const answer = await ask(form(good), 'text/html', `${origin}/_forms/nowhere/inquiry`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(
    '<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The message was not taken.</title><h1>The message was not taken.</h1><p lang="en">There is no form at this address.</p>',
  );
});
