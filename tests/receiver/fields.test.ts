import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { formSchema } from '../../src/receiver/form-schema.ts';
import { findErrors } from '../../src/sections/ContactForm/find-errors.ts';
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
  'm@c.de| m@c.de \n|m@c.d.e|m@c|m@.de|m@c..de|m@c.|@c.de|a b@c.de|m@@c.de|m@c.de, n@c.de'.split('|');
const texts = ['', ' ', ' \n', 'x', '☃', 'India', ...addresses];
const isAddress = (text: string) => ['m@c.de', 'm@c.d.e'].includes(text.trim());

/** What is wrong with a text in a field, by the documentation. */
function expected(
  kind: FormField['kind'],
  optional: boolean,
  text: string,
  own?: string,
): string | undefined {
  if (kind === 'select' && text.trim() !== '') return text === 'India' ? undefined : words.choice;
  if (kind === 'select' && text === ' ') return own ?? words.empty;
  if (text.trim() === '')
    return optional && (kind !== 'select' || text === '') ? undefined : (own ?? words.empty);
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
    expect([text, status]).toEqual([text, found.length > 0 ? 422 : 201]);
    const messages = new Map(
      (status === 422 ? (body as { errors: { field: string; message: string }[] }).errors : []).map(
        ({ field, message }) => [field, message],
      ),
    );
    expect([text, [...messages.values()]]).toEqual([text, found]);
    // A browser offers nothing but the options, and sends nothing of a select but one of them.
    const inBrowser = findErrors(
      fields.filter(({ kind }) => kind !== 'select'),
      answers,
      words,
    );
    messages.delete('select');
    expect([text, inBrowser]).toEqual([text, Object.fromEntries(messages)]);
  }
});

test('the schema of a form is valid JSON Schema and says what the form says', () => {
  const schema = formSchema({ form: inquiry });
  expect(new Ajv2020({ strict: true }).validateSchema(schema)).toBe(true);
  expect(schema).toMatchObject({
    title: 'Inquiry',
    required: ['fullName', 'email'],
    properties: { cv: { title: 'CV' } },
  });
});
