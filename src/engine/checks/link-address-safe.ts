import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';
import { explainAddress } from '../rules/explain-address.ts';

export const linkAddressSafe = defineRule({
  id: 'link-address-safe',
  severity: 'error',
  isFixed: true,
  summary:
    'A link leads to a page ("/contact-us"), to a place on a page ("#services"), or to an address that begins with https:, mailto: or tel:.',
  why: 'Anything else may run code or lead visitors astray.',
  examples: [
    {
      bad: { hero: { action: { label: 'Go', href: 'javascript:alert(1)' } } },
      finds: [
        {
          slice: '"javascript:alert(1)"',
          message: 'Unsafe link "javascript:alert(1)".',
          hint: 'Only https:, mailto: and tel: may be used.',
        },
      ],
      good: { hero: { action: { label: 'Go', href: '/services/branding' } } },
    },
    {
      bad: { hero: { action: { label: 'Go', href: 'http://example.com' } } },
      finds: [
        {
          slice: '"http://example.com"',
          message: 'Unsafe link "http://example.com".',
          hint: 'Begin with "https:": "http:" can be read and changed on its way.',
        },
      ],
      good: { hero: { action: { label: 'Go', href: 'https://example.com' } } },
    },
  ],
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.links) {
        const hint = explainAddress(value);
        if (hint !== undefined) report({ file, place, message: `Unsafe link ${quote(value)}.`, hint });
      }
    },
  }),
});
