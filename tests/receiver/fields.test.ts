import { expect, test } from 'vitest';
import { findErrors } from '../../src/sections/ContactForm/form-message.ts';
import { readAnswer } from '../../src/shared/forms/field-rules.ts';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import schema from '../../section-schemas/contactForm.json' with { type: 'json' };
import type { ContactFormTab, FormField, FormFieldKind } from '../../src/shared/generated/sections.ts';
import { inquiry, page } from './form-page.ts';
import { startReceiver } from './start-receiver.ts';

const words = completeFormWords(undefined);

function receiverOf(fields: FormField[]) {
  const form: ContactFormTab = { ...inquiry, fields };
  const changed = { ...page, sections: [{ type: 'contactForm', tabs: [form] }] } as typeof page;
  const forms = { readPage: async () => changed, readDocument: async () => undefined };
  return startReceiver({ forms, perMinute: 1000 });
}

const allKinds = schema.properties.tabs.items.properties.fields.items.properties.kind.enum as FormFieldKind[];
/** Kinds whose answers are texts. */
const kinds = allKinds.filter((kind) => kind !== 'file');
/** Which of them are faults in a field: shared/tables/texts.txt. */
const texts = '| |\u200b|\u0000|x|☃|India|m@c.de|<m@c.de>|m@\u200bc.de|m@c|a b@c.de|m@c.de, n@c.de'
  .split('|')
  .concat([200, 201, 1500, 1501].map((length) => 'x'.repeat(length)));

test.each([
  ['required', false, undefined, words.empty],
  ['required, with its own words for that', false, 'Say it.', 'Say it.'],
  ['optional', true, undefined, undefined],
])('browser and receiver find the same mistakes in fields that are %s', async (...row) => {
  const [, optional, error, missing] = row;
  const fields = kinds.map((kind): FormField => {
    const options = kind === 'select' ? { options: ['India'] } : {};
    return { name: kind, label: kind, kind, optional, ...options, ...(error !== undefined && { error }) };
  });
  const { send } = await receiverOf(fields);
  for (const text of texts) {
    const answers = Object.fromEntries(kinds.map((kind) => [kind, text]));
    const { status, body } = await send({ ...answers, _id: `number-${texts.indexOf(text)}` });
    const { errors = [] } = body as { errors?: { field: string; message: string }[] };
    expect(status, text).toBe(errors.length > 0 ? 422 : 201);
    const meant = Object.fromEntries(fields.map((field) => [field.name, readAnswer(field, text)]));
    const inBrowser = findErrors(fields, meant, { words, lang: 'en' });
    expect(inBrowser, text).toEqual(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    if (text === '') expect(inBrowser.text).toBe(missing);
  }
});
