import type { Check } from './check.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

export const textVisible: Check = {
  meta: {
    rule: 'text-visible',
    severity: 'error',
    description: 'A text holds no control characters and none that turn the direction of writing: they cannot be seen, and usually came along with a copied text.',
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
        report({ file, place: at, message: `Unexpected control character U+${code}.`, hint: 'Remove it. It cannot be seen.' });
      }
    },
  }),
};
