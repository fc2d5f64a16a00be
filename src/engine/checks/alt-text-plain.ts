import { quote } from '../text/quote.ts';
import { isBlank } from '../text/blank.ts';
import { isObject } from '../json/json.ts';
import type { Check } from './check.ts';

export const altTextPlain: Check = {
  meta: {
    rule: 'alt-text-plain',
    severity: 'warning',
    description:
      'Screen readers say "image" themselves, and read the heading beside a picture anyway: an alternative text repeats neither.',
    bad: '"alt": "Image of a loom"',
    good: '"alt": "A loom with half a cloth on it"',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { alt, owner } of facts.pictures) {
        if (!alt || isBlank(alt.value)) continue;
        const { value, place } = alt;
        const opening =
          /^(?:an?\s+|the\s+)?(?:image|picture|photo(?:graph)?|graphic|icon|illustration|screenshot)\s+(?:of|showing)\b/i.exec(
            value,
          )?.[0];
        if (opening !== undefined) {
          report({
            file,
            place,
            message: `Unexpected "${opening}" in an alternative text.`,
            hint: 'Screen readers say that it is an image. Begin with what it shows.',
          });
        } else if (
          isObject(owner) &&
          Object.values(owner).some((other) => typeof other === 'string' && isSame(other, value))
        ) {
          report({
            file,
            place,
            message: `Duplicate text ${quote(value)}: it stands beside the picture already.`,
            hint: 'Write "" so that it is not read twice, or say what the picture shows.',
          });
        }
      }
    },
  }),
};

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
