import { invisible } from '../text/invisible.ts';
import { defineRule } from '../rules/define-rule.ts';

export const textVisible = defineRule({
  id: 'text-visible',
  severity: 'error',
  summary:
    'A text holds no control characters, none that turn the direction of writing, and none that only one font has.',
  why: 'They cannot be seen, and usually came along with a copied text.',
  examples: [
    {
      bad: { hero: { title: 'About\u0007 us' } },
      finds: [
        {
          slice: '\\u0007',
          message: 'Unexpected control character U+0007.',
          hint: 'Remove it. It cannot be seen.',
        },
      ],
      good: { hero: { title: 'About us' } },
    },
    {
      bad: { hero: { title: '\uf0b7 About us' } },
      finds: [
        {
          slice: '\uf0b7',
          message: 'Unexpected sign U+F0B7, which only a font of an office program has.',
          hint: 'Remove it, or write a sign that every font has. Visitors see an empty box.',
        },
      ],
      good: { hero: { title: 'About us' } },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.texts) {
        const match = invisible.exec(value);
        if (!match || place.at !== 'value') continue;
        const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        const at = {
          at: 'text',
          pointer: place.pointer,
          text: match[0],
          start: match.index,
          isWritten: true,
        } as const;
        const isOfFont = match[0] >= '\ue000';
        report({
          file,
          place: at,
          message: isOfFont
            ? `Unexpected sign U+${code}, which only a font of an office program has.`
            : `Unexpected control character U+${code}.`,
          hint: isOfFont
            ? 'Remove it, or write a sign that every font has. Visitors see an empty box.'
            : 'Remove it. It cannot be seen.',
        });
      }
    },
  }),
});
