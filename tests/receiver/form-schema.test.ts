import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { formSchema } from '../../src/receiver/form-schema.ts';
import { validateSubmission } from '../../src/receiver/validate-submission.ts';
import { findErrors } from '../../src/sections/ContactForm/find-errors.ts';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import { findSteepGrowth } from '../engine/growth.ts';
import type { FormField } from '../../src/shared/generated/sections.ts';
import { inquiry } from './start-receiver.ts';

const words = completeFormWords(undefined);

test('the schema says what the form says', () => {
  const schema = formSchema({ form: inquiry });
  expect(new Ajv2020({ strict: true }).validateSchema(schema)).toBe(true);
  expect(schema).toMatchObject({
    title: 'Inquiry',
    required: ['fullName', 'email'],
    additionalProperties: false,
    properties: {
      fullName: { title: 'Full Name', type: 'string', maxLength: 200, pattern: '\\S' },
      country: { title: 'Country', enum: ['India', 'Canada', ''] },
      about: { title: 'About', type: 'string', maxLength: 1500 },
      cv: { title: 'CV', type: 'object', properties: { size: { maximum: 5_242_880 } } },
    },
  });
});

test('browser and receiver find the same mistakes and say them in the same words', () => {
  const texts = ['', ' ', 'x', 'm@c.de', ' m@c.de ', 'm@c', '@c.de', 'a b@c.de', 'm@@c.de', '☃', 'India'];
  const kinds = ['text', 'email', 'phone', 'paragraph', 'select'] as const;
  let compared = 0;
  for (const kind of kinds) {
    for (const optional of [false, true]) {
      for (const text of texts) {
        // A browser offers nothing but the options.
        if (kind === 'select' && !['', 'India'].includes(text)) continue;
        const field: FormField = {
          name: 'a',
          label: 'A',
          kind,
          optional,
          options: ['India'],
          error: 'Say A.',
        };
        const form = { ...inquiry, fields: [field] };
        const submission = {
          answers: { a: text },
          files: [],
          id: undefined,
          elapsedMs: undefined,
          extra: {},
        };
        const received = validateSubmission({ form, words }, submission);
        const found = Object.fromEntries(received.map(({ field: name, message }) => [name, message]));
        expect([kind, optional, text, found]).toEqual([
          kind,
          optional,
          text,
          findErrors(form.fields, { a: text }, words),
        ]);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(80);
});

test.each([
  ['spaces', (size: number) => `${' '.repeat(size)}x`],
  ['letters', (size: number) => 'x'.repeat(size)],
  ['dots', (size: number) => `a@${'b.'.repeat(size / 2)}`],
  ['signs', (size: number) => '@'.repeat(size)],
])('judging a message of many %s is work that grows with it, not with its square', (_, write) => {
  const definition = { form: inquiry, words };
  const steep = findSteepGrowth((size) => {
    const text = write(size);
    const answers = { fullName: text, email: text, country: text, about: text };
    return () =>
      validateSubmission(definition, { answers, files: [], id: undefined, elapsedMs: undefined, extra: {} });
  });
  expect(steep).toBeUndefined();
});
