import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';
import { formWith } from '../rules/example-form.ts';

/** Kinds that nobody chooses from. */
const others = ['text', 'email', 'phone', 'paragraph', 'file'];

const field = { name: 'country', label: 'Country', kind: 'select' };

export const formFieldAnswerable = defineRule({
  id: 'form-field-answerable',
  severity: 'error',
  summary:
    'A field of the kind "select" has "options", and fields of other kinds have neither "options" nor a "placeholder".',
  why: 'A list without entries lets nobody choose, so the form could not be sent; other fields would not show them.',
  examples: [
    {
      bad: { blocks: [formWith(field)] },
      finds: [
        {
          slice: '"select"',
          message: 'Missing "options" of the field "country".',
          hint: 'Say what can be chosen: "options": ["India", "Germany"].',
        },
      ],
      good: { blocks: [formWith({ ...field, options: ['India', 'Germany'] })] },
    },
    {
      bad: { blocks: [formWith({ ...field, kind: 'text', options: ['India'] })] },
      finds: [
        {
          slice: '"options"',
          message: 'Unexpected "options": a field of the kind "text" does not show them.',
          hint: 'Remove it, or make the field a "select".',
        },
      ],
      good: { blocks: [formWith({ ...field, options: ['India'] })] },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ file, facts, isKnown }) {
      for (const { controls } of facts.forms)
        for (const { name, kind, pointer, has } of controls) {
          if (kind === 'select' && !has.includes('options') && isKnown(pointer))
            report({
              file,
              place: { at: 'value', pointer: `${pointer}/kind` },
              message: `Missing "options" of the field ${quote(name)}.`,
              hint: 'Say what can be chosen: "options": ["India", "Germany"].',
            });
          for (const property of others.includes(kind) ? has : [])
            report({
              file,
              place: { at: 'key', pointer: `${pointer}/${property}` },
              message: `Unexpected "${property}": a field of the kind ${quote(kind)} does not show ${property === 'options' ? 'them' : 'it'}.`,
              hint: 'Remove it, or make the field a "select".',
              fix: { removes: true, safe: false },
            });
        }
    },
  }),
});
