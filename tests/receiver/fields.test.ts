import { expect, test } from 'vitest';
import { findErrors } from '../../src/sections/ContactForm/form-message.ts';
import { readAnswer } from '../../src/shared/forms/judge-answers.ts';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import { todayHere } from '../../src/shared/forms/limits.ts';
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
/** What a kind needs besides. */
const own: Partial<Record<FormFieldKind, Partial<FormField>>> = {
  select: { options: ['India'] },
  choice: { options: ['India', 'Canada', 'Peru'], several: true, most: 2 },
  checkbox: { statement: [{ kind: 'paragraph', children: ['I agree'] }] },
  date: { earliest: '2026-01-01', latest: '2026-12-31' },
  time: { earliest: '08:00', latest: '17:00' },
  number: { least: 1, most: 1000 },
};
/** Which of them are faults in a field: shared/tables/texts.txt. */
const texts = '| |\u200b|\u0000|x|☃|India|m@c.de|<m@c.de>|m@\u200bc.de|m@c|a b@c.de|m@c.de, n@c.de'
  .split('|')
  .concat(['Canada', 'on', 'Yes (I agree)', 'No (I agree)', '1,000', '1001'])
  .concat(['08:00', '17:01', '2000-01-01', '2026-06-01', '2027-01-01'])
  .concat([200, 201, 1500, 1501].map((length) => 'x'.repeat(length)));

test.each([
  ['required', false, undefined, words.empty],
  ['required, with its own words for that', false, 'Say it.', 'Say it.'],
  ['optional', true, undefined, undefined],
])('browser and receiver find the same mistakes in fields that are %s', async (...row) => {
  const [, optional, error, missing] = row;
  const fields = kinds.map((kind): FormField => ({
    name: kind,
    label: kind,
    kind,
    optional,
    ...own[kind],
    ...(error !== undefined && { error }),
  }));
  const { send } = await receiverOf(fields);
  for (const text of texts) {
    const answers = Object.fromEntries(kinds.map((kind) => [kind, text]));
    const { status, body } = await send({ ...answers, _id: `number-${texts.indexOf(text)}` });
    const { errors = [] } = body as { errors?: { field: string; message: string }[] };
    expect(status, text).toBe(errors.length > 0 ? 422 : 201);
    const language = { words, lang: 'en' };
    const meant = Object.fromEntries(fields.map((field) => [field.name, readAnswer(field, text, language)]));
    const inBrowser = findErrors(fields, meant, { ...language, today: todayHere() });
    expect(inBrowser, text).toEqual(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    if (text === '') expect(inBrowser.text).toBe(missing);
  }
});
