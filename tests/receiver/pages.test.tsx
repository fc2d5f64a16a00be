import { parse, type HTMLElement } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from '../../src/sections/ContactForm/ContactForm.tsx';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import type { ContactFormSection, FormWords } from '../../src/shared/generated/sections.ts';
import { good, inquiry, page, toReceiver } from './form-page.ts';
import { ask, startReceiver } from './start-receiver.ts';

const words = completeFormWords(undefined);
const german: FormWords = {
  notTaken: 'Nicht angenommen <so nicht>.',
  notStored: 'Nicht gespeichert.',
  tooLarge: 'Zu viel.',
  tooSoon: 'Bitte warten.',
  goBack: 'Gehen Sie zurück.',
};

interface Options {
  lang?: string;
  ownWords?: FormWords;
  address?: string;
  document?: string | undefined;
}

/** A receiver of one form, with its page as the server draws it, and what it answers a browser without scripts. */
async function start({ lang = 'en', ownWords, address, ...given }: Options = {}) {
  const [name, email, country, about, cv] = inquiry.fields as [never, never, object, never, never];
  const chosen = {
    ...country,
    placeholder: 'Country',
    options: ['India', 'C&A'],
  } as (typeof inquiry.fields)[0];
  const form = {
    ...inquiry,
    fields: [name, email, chosen, about, cv],
    destination: toReceiver(address ?? '/_forms/our-garden/inquiry'),
  };
  const block: ContactFormSection = {
    type: 'contactForm',
    tabs: [form],
    ...(ownWords && { words: ownWords }),
  };
  const drawn = `<!doctype html><html><head><title>T</title><script src="/a.js"></script></head><body><!-- kept -->${renderToStaticMarkup(<ContactForm {...block} />)}<script>start()</script></body></html>`;
  const receiver = await startReceiver({
    perMinute: 3,
    forms: {
      readPage: async (path) => (path === page.path ? { ...page, lang, sections: [block] } : undefined),
      readDocument: async (path) =>
        path !== page.path ? undefined : 'document' in given ? given.document : drawn,
    },
  });
  const post = (answers: Record<string, string>, accept = 'text/html', to = receiver.address) =>
    ask(to, { method: 'POST', headers: { accept }, body: new URLSearchParams(answers) });
  return { ...receiver, drawn, post };
}

const read = (body: unknown) => parse(String(body), { comment: true });
const attributes = (root: HTMLElement, selector: string) => root.querySelector(selector)?.attributes;

test('who has sent a form without scripts finds the page with a confirmation in the place of the form', async () => {
  const { address, drawn } = await start();
  const { status, headers, body } = await ask(`${address}?sent`);
  const root = read(body);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(root.querySelectorAll('form, script, noscript, [hidden], [data-answer="problem"]')).toEqual([]);
  const answer = root.querySelector('#inquiry [data-answer="sent"]');
  expect(answer?.textContent).toContain(words.arrivedTitle);
  expect(answer?.querySelector('[role="group"]')?.getAttribute('autofocus')).toBe('');
  expect(attributes(root, '[data-page]')?.href).toBe('/our-garden');
  expect(root.querySelector('head')?.toString()).toBe(
    '<head><title>T</title><meta name="robots" content="noindex"></head>',
  );
  expect(String(body)).toContain('<!-- kept -->');
  expect(drawn).toContain('<noscript>');
});

test('a form that is filled in wrongly comes back as it was sent, with what is wrong beside the fields', async () => {
  const { post, stored } = await start();
  const typed = {
    fullName: '"M" <b> &amp;',
    email: 'meera@',
    country: 'C&A',
    about: 'a <b>\r\n&lt; $& ',
    other: '',
  };
  const { status, body } = await post(typed);
  expect(status).toBe(422);
  const root = read(body);
  const form = root.querySelector('#inquiry form')!;
  expect(root.querySelectorAll('script, noscript, [data-answer="sent"]')).toEqual([]);
  const summary = form.firstElementChild!;
  expect(summary.attributes).toMatchObject({ role: 'group', autofocus: '', 'aria-label': words.problem });
  expect(summary.querySelectorAll('li').map((item) => item.innerHTML)).toEqual([
    `<a href="#inquiry-email">Email: ${words.email}</a>`,
    `<a href="#inquiry-other">${words.problem}: ${words.changed}</a>`,
  ]);
  expect(attributes(form, '#inquiry-fullName')).toMatchObject({ value: typed.fullName });
  expect(attributes(form, '#inquiry-fullName')).not.toHaveProperty('aria-invalid');
  expect(attributes(form, '#inquiry-email')).toMatchObject({
    value: 'meera@',
    'aria-invalid': 'true',
    'aria-describedby': 'inquiry-email-error',
  });
  const email = form.querySelector('#inquiry-email')!.parentNode!;
  expect(email.getAttribute('data-invalid')).toBe('true');
  expect(email.lastElementChild?.toString()).toBe(`<p id="inquiry-email-error">${words.email}</p>`);
  expect(form.querySelectorAll('[selected]').map((option) => option.textContent)).toEqual(['C&A']);
  expect(form.querySelector('textarea')?.textContent).toBe('a <b>\n&lt; $& ');
  expect(attributes(form, '#inquiry-cv')).not.toHaveProperty('value');
  expect(stored()).toEqual([]);
});

test('what is wrong with a field that has a hint is said before the hint, and nothing typed can become markup', async () => {
  const { post } = await start();
  const { body } = await post({ ...good, cv: 'x', about: '</textarea><script>alert(1)</script>' });
  const root = read(body);
  expect(attributes(root, '#inquiry-cv')?.['aria-describedby']).toBe('inquiry-cv-error inquiry-cv-hint');
  expect(attributes(root, '#inquiry-cv')).not.toHaveProperty('value');
  expect(root.querySelectorAll('script')).toEqual([]);
  expect(root.querySelectorAll('[selected]').map((option) => option.getAttribute('value'))).toEqual(['']);
});

test.each([
  ['/site/_forms/our-garden/inquiry', '/site/our-garden'],
  ['https://forms.harbour.example/_forms/our-garden/inquiry', '/our-garden'],
])('a form that is sent to %s leads back to %s', async (to, back) => {
  const { post, address } = await start({ address: to });
  const { status, headers } = await post(good);
  expect([status, headers.get('location')]).toEqual([303, `${to}?sent`]);
  expect(attributes(read((await ask(`${address}?sent`)).body), '[data-page]')?.href).toBe(back);
});

test.each([
  ['is gone', undefined, 404, 'There is no form at this address.', undefined],
  [
    'shows no form',
    '<p id="inquiry">',
    503,
    words.notStored,
    'The page "/our-garden" shows no form "inquiry".',
  ],
  [
    'holds no answers',
    '<p id="inquiry"><form></form></p>',
    503,
    words.notStored,
    'The page "/our-garden" holds no answer "sent".',
  ],
])('where the page %s, no page can be the answer', async (_, document, status, message, error) => {
  const { address, log } = await start({ document });
  const { status: got, body } = await ask(`${address}?sent`, { headers: { accept: 'application/json' } });
  expect([got, body, log[0]?.error]).toEqual([status, { errors: [{ message }] }, error]);
});

const pageOf = (attributesOfHtml: string, title: string, rest: string) =>
  `<!doctype html><html ${attributesOfHtml}><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><h1>${title}</h1>${rest}</html>\n`;

test('refusals are pages too, in the words and the language of the form', async () => {
  const { post, send, store } = await start({ lang: 'de', ownWords: german });
  const back = '<p>Gehen Sie zurück.</p>';
  const technical = '<p lang="en">&quot;_id&quot; takes 8 to 64 letters and digits.</p>';
  const notTaken = pageOf('lang="de"', 'Nicht angenommen &lt;so nicht&gt;.', `${technical}${back}`);
  expect(await post({ ...good, _id: '!' })).toMatchObject({ status: 400, body: notTaken });
  expect(await post({ about: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    body: pageOf('lang="de"', 'Zu viel.', back),
  });
  store.accept = () => Promise.reject(new Error('disk full'));
  expect(await post(good)).toMatchObject({
    status: 503,
    body: pageOf('lang="de"', 'Nicht gespeichert.', back),
  });
  const tooSoon = 'Bitte warten. (20 Sek.)';
  expect(await post(good)).toMatchObject({ status: 429, body: pageOf('lang="de"', tooSoon, back) });
  expect((await send(good)).body).toEqual({ errors: [{ message: tooSoon }] });
});

test('a page from right to left is answered from right to left, and without a form by the default words', async () => {
  const { post, origin } = await start({ lang: 'ar', ownWords: german });
  expect((await post({ ...good, _id: '!' })).body).toContain('<html lang="ar" dir="rtl">');
  const nowhere = await post(good, 'text/html', `${origin}/_forms/nowhere/inquiry`);
  const rest = `<p lang="en">There is no form at this address.</p><p>${words.goBack}</p>`;
  expect(nowhere).toMatchObject({ status: 404, body: pageOf('lang="en"', words.notTaken, rest) });
});
