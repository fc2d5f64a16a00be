import { expect, test } from 'vitest';
import { findErrors } from '../../src/sections/ContactForm/find-errors.ts';
import { maxLengthOf, readAnswer } from '../../src/shared/forms/field-rules.ts';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import type { ContactFormTab, FormField } from '../../src/shared/generated/sections.ts';
import { inquiry, page } from './form-page.ts';
import { startReceiver } from './start-receiver.ts';

const words = completeFormWords(undefined);

/** A receiver of a form with these fields. */
function receiverOf(fields: FormField[]) {
  const form: ContactFormTab = { ...inquiry, fields };
  const changed = { ...page, sections: [{ type: 'contactForm', tabs: [form] }] } as typeof page;
  const forms = { readPage: async () => changed, readDocument: async () => undefined };
  return startReceiver({ forms, perMinute: 1000 });
}

const kinds = ['text', 'email', 'phone', 'paragraph', 'select'] as const;
const addresses =
  'm@c.de| m@c.de \n|<m@c.de>|M <m@c.de>|m@\u200bc.de|m@c.d.e|m@c|m@.de|m@c..de|m@c.|@c.de|a b@c.de|m@@c.de|m@c.de, n@c.de'.split(
    '|',
  );
const blank = ['', ' ', ' \n', '\u200b', '\u00a0\ufeff', '\u200d', '\u0000'];
const long = [200, 201, 1500, 1501].map((length) => 'x'.repeat(length));
const texts = [...blank, 'x', '☃', 'India', ...long, ...addresses];
const isAddress = (text: string) => addresses.indexOf(text) >= 0 && addresses.indexOf(text) < 6;

/** The fault of a text in a field, derived from the documentation. */
function expected(kind: FormField['kind'], optional: boolean, text: string, own?: string) {
  if (blank.includes(text)) return optional ? undefined : (own ?? words.empty);
  if (kind === 'select') return text === 'India' ? undefined : words.choice;
  const tooMany = text.length - maxLengthOf({ kind });
  if (tooMany > 0) return `This is too long. Characters too many: ${tooMany.toLocaleString('en')}.`;
  return kind === 'email' && !isAddress(text) ? words.email : undefined;
}

test.each([
  ['required', false, undefined],
  ['required, with its own words for that', false, 'Say it.'],
  ['optional', true, undefined],
])('browser and receiver find the same mistakes in fields that are %s', async (_, optional, error) => {
  const fields = kinds.map((kind): FormField => {
    const options = kind === 'select' ? { options: ['India'] } : {};
    return { name: kind, label: kind, kind, optional, ...options, ...(error !== undefined && { error }) };
  });
  const { send } = await receiverOf(fields);
  for (const text of texts) {
    const answers = Object.fromEntries(kinds.map((kind) => [kind, text]));
    const found = kinds.flatMap((kind) => expected(kind, optional, text, error) ?? []);
    const { status, body } = await send({ ...answers, _id: `number-${texts.indexOf(text)}` });
    expect(status, text).toBe(found.length > 0 ? 422 : 201);
    const { errors = [] } = body as { errors?: { field: string; message: string }[] };
    expect(
      errors.map(({ message }) => message),
      text,
    ).toEqual(found);
    const meant = Object.fromEntries(fields.map((field) => [field.name, readAnswer(field, text)]));
    const inBrowser = findErrors(fields, meant, { words, lang: 'en' });
    expect(inBrowser, text).toEqual(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
  }
});
