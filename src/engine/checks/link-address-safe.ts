import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';
import { explainAddress } from './explain-address.ts';

export const linkAddressSafe: Check = {
  meta: {
    rule: 'link-address-safe',
    severity: 'error',
    description:
      'A link leads to a page ("/contact-us"), to a place on a page ("#services"), or to an address that begins with https:, mailto: or tel:. Anything else may run code or lead visitors astray.',
    bad: '"href": "javascript:alert(1)"',
    good: '"href": "/contact-us"',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.links) {
        const hint = explainAddress(value);
        if (hint !== undefined) report({ file, place, message: `Unsafe link ${quote(value)}.`, hint });
      }
    },
  }),
};
