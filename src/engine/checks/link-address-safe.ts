import { didYouMean } from '../diagnostics/edit.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';
import { explainAddress } from '../rules/explain-address.ts';

/** What may run code, or lead elsewhere than it seems. */
const hasScheme = /[\u0000-\u001f\u007f\\]|^[a-z][a-z0-9+.-]*:/i;

export const linkAddressSafe = defineRule({
  id: 'link-address-safe',
  severity: 'error',
  isFixed: true,
  summary:
    'A link leads to a page ("/our-garden"), to a place on a page ("#services"), or to an address that begins with https:, mailto: or tel:.',
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
      good: { hero: { action: { label: 'Go', href: '/projects/birdbath' } } },
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
    {
      bad: {
        hero: { action: { label: 'Go', href: 'pages/our-garden.json' } },
        files: { 'pages/our-garden.json': {} },
      },
      finds: [
        {
          slice: '"pages/our-garden.json"',
          message: 'Unknown kind of link "pages/our-garden.json". Did you mean "/our-garden"?',
          hint: 'The address of a page begins with "/" and has no ending.',
        },
      ],
      good: {
        hero: { action: { label: 'Go', href: '/our-garden' } },
        files: { 'pages/our-garden.json': {} },
      },
    },
    {
      bad: { hero: { action: { label: 'Go', href: 'hello@harbour.example' } } },
      finds: [
        {
          slice: '"hello@harbour.example"',
          message:
            'Unknown kind of link "hello@harbour.example". Did you mean "mailto:hello@harbour.example"?',
          hint: 'An e-mail address begins with "mailto:".',
        },
      ],
      good: { hero: { action: { label: 'Go', href: 'mailto:hello@harbour.example' } } },
    },
  ],
  looksAt: 'document',
  create: ({ isAddress, report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.links) {
        const problem = explainAddress(value, isAddress);
        if (!problem) continue;
        const { hint, meant, safe = false } = problem;
        const what = hasScheme.test(value) || value.startsWith('//') ? 'Unsafe link' : 'Unknown kind of link';
        report({ file, place, ...didYouMean(`${what} ${quote(value)}.`, value, meant, { safe }), hint });
      }
    },
  }),
});
