import { defineRules } from '../diagnostics/rule.ts';

/** Rules that come from section-schemas/: what a section may hold is said there, and in docs/sections.md. */
export const schemaRules = defineRules([
  {
    id: 'schema/unknown-type',
    severity: 'error',
    isFixed: true,
    summary: 'A block names a section type that exists. docs/sections.md lists the types there are.',
    why: 'Nothing else can be drawn.',
    examples: [
      {
        bad: { blocks: [{ type: 'cardGird', title: 'Cards', cards: [{ title: 'A card' }] }] },
        finds: [
          { slice: '"cardGird"', message: 'Unknown section type "cardGird". Did you mean "cardGrid"?' },
        ],
        good: { blocks: [{ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A card' }] }] },
      },
    ],
  },
  {
    id: 'schema/unknown-property',
    severity: 'error',
    isFixed: true,
    summary: 'An object has only properties that its schema knows.',
    why: 'Any other would have no effect, so it is most likely misspelt.',
    examples: [
      {
        bad: { hero: { varant: 'dark' } },
        finds: [
          {
            slice: '"varant"',
            message: 'Unknown property "varant". Did you mean "variant"?',
            hint: 'How it looks.',
          },
        ],
        good: { hero: { variant: 'dark' } },
      },
    ],
  },
  {
    id: 'schema/missing-property',
    severity: 'error',
    isFixed: true,
    summary: 'An object has every property that it needs.',
    why: 'Something would be missing on the page.',
    examples: [
      {
        bad: { hero: { action: { label: 'Write to us' } } },
        finds: [
          {
            slice: '"action"',
            message: 'Missing property "href".',
            hint: 'A page of this site ("/prices"), a place on a page ("#services"), or an address that begins with https:, mailto: or tel:. A lone "#" is a link that goes nowhere yet.',
          },
        ],
        good: { hero: { action: { label: 'Write to us', href: '/projects/birdbath' } } },
      },
    ],
  },
  {
    id: 'schema/wrong-type',
    severity: 'error',
    isFixed: true,
    summary:
      'A value is of the kind that its property takes: a text, a number, true or false, a list or an object.',
    why: 'A number where a text is expected, or one text where a list is expected, cannot be shown.',
    examples: [
      {
        bad: { hero: { title: 98 } },
        finds: [
          {
            slice: '98',
            message: 'Expected a text in double quotes instead of 98.',
            hint: 'The heading of the block.',
          },
        ],
        good: { hero: { title: '98 looms' } },
      },
    ],
  },
  {
    id: 'schema/unknown-value',
    severity: 'error',
    isFixed: true,
    summary: 'A property that takes one of a few values has one of them.',
    why: 'Any other would have no effect.',
    examples: [
      {
        bad: { hero: { variant: 'drak' } },
        finds: [
          {
            slice: '"drak"',
            message: 'Unknown value "drak". Did you mean "dark"?',
            hint: 'Allowed: "light", "dark".',
          },
        ],
        good: { hero: { variant: 'dark' } },
      },
    ],
  },
  {
    id: 'schema/too-short',
    severity: 'error',
    isFixed: true,
    summary: 'A text or a list is long enough for its place on the page.',
    why: 'A gap would be left there.',
    examples: [
      {
        bad: { blocks: [{ type: 'cardGrid', title: 'Cards', cards: [] }] },
        finds: [
          {
            slice: '"cards"',
            message: 'Too short: 0 entries where at least 1 is expected.',
            hint: 'The cards.',
          },
        ],
        good: { blocks: [{ type: 'cardGrid', title: 'Cards', cards: [{ title: 'A card' }] }] },
      },
    ],
  },
  {
    id: 'schema/too-long',
    severity: 'error',
    isFixed: true,
    summary: 'A text or a list is no longer than its place on the page can show well.',
    why: 'The rest would be cut off, or would push other things away.',
    examples: [
      {
        bad: {
          files: {
            'pages/_site/brand.json': { brand: 'A name that is longer than any name of a brand should be' },
          },
        },
        finds: [
          {
            file: 'pages/_site/brand.json',
            slice: '"A name that is longer than any name of a brand should be"',
            message: 'Too long: 56 characters where at most 40 fit.',
            hint: "The company's name as visitors read it.",
          },
        ],
        good: { files: { 'pages/_site/brand.json': { brand: 'Loom' } } },
      },
    ],
  },
  {
    id: 'schema/wrong-form',
    severity: 'error',
    isFixed: true,
    summary: 'A value is written as its property wants it. The hint says how.',
    why: 'A value of the right kind may still be one that cannot work, such as an address with spaces.',
    examples: [
      {
        bad: { hero: { id: 'Our Services' } },
        finds: [
          {
            slice: '"Our Services"',
            message:
              'Expected a name of small letters, digits and hyphens, such as "our-services", instead of "Our Services". Did you mean "our-services"?',
            hint: 'A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". Small letters, digits and hyphens.',
          },
        ],
        good: { hero: { id: 'our-services' } },
      },
    ],
  },
  {
    id: 'schema/duplicate-entry',
    severity: 'error',
    isFixed: true,
    summary: 'A list that may hold each entry once does so.',
    why: 'The second one would have no effect.',
    examples: [
      {
        bad: { page: { aliases: ['/home', '/home'] } },
        finds: [
          {
            slice: '"aliases"',
            message: 'Duplicate entries: number 2 and number 1 are the same.',
            hint: 'Old or second addresses of this page. Whoever asks for one is sent here.',
          },
        ],
        good: { page: { aliases: ['/home'] } },
      },
    ],
  },
]);

export type SchemaRuleId = (typeof schemaRules)[number]['id'];
