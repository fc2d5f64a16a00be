import { quote } from '../text/quote.ts';
import { isBlank } from '../../shared/blank.ts';
import { defineRule } from '../rules/define-rule.ts';

export const altTextPlain = defineRule({
  id: 'alt-text-plain',
  severity: 'warning',
  summary: 'An alternative text neither begins with "Image of" nor repeats the heading beside the picture.',
  why: 'Screen readers say "image" themselves, and read the heading anyway.',
  examples: [
    {
      bad: { hero: { picture: { src: '/img/orchard.svg', alt: 'Image of a loom' } } },
      finds: [
        {
          slice: '"Image of a loom"',
          message: 'Unexpected "Image of" in an alternative text.',
          hint: 'Screen readers say that it is an image. Begin with what it shows.',
        },
      ],
      good: { hero: { picture: { src: '/img/orchard.svg', alt: 'A loom with half a cloth on it' } } },
    },
    {
      bad: { hero: { title: 'Made to last', picture: { src: '/img/orchard.svg', alt: 'made to last' } } },
      finds: [
        {
          slice: '"made to last"',
          message: 'Duplicate text "made to last": it stands beside the picture already.',
          hint: 'Write "" so that it is not read twice, or say what the picture shows.',
        },
      ],
      good: { hero: { title: 'Made to last', picture: { src: '/img/orchard.svg', alt: '' } } },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { alt, beside } of facts.pictures) {
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
        } else if (beside.some((other) => isSame(other, value))) {
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
});

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
