import { invisible } from '../text/invisible.ts';
import type { Check } from './check.ts';

export const textVisible: Check = {
  meta: {
    rule: 'text-visible',
    severity: 'error',
    description:
      'A text holds no control characters and none that turn the direction of writing: they cannot be seen, and usually came along with a copied text.',
    bad: '"title": "About\\u0007 us"',
    good: '"title": "About us"',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.texts) {
        const match = invisible.exec(value);
        if (!match || place.at !== 'value') continue;
        const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        const at = { at: 'text', pointer: place.pointer, text: match[0], start: match.index } as const;
        report({
          file,
          place: at,
          message: `Unexpected control character U+${code}.`,
          hint: 'Remove it. It cannot be seen.',
        });
      }
    },
  }),
};
