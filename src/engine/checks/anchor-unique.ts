import type { Check } from './check.ts';

export const anchorUnique: Check = {
  meta: {
    rule: 'anchor-unique',
    severity: 'error',
    description: 'The "id" of a block is where links to it jump, so it stands once on a page.',
    bad: 'two blocks with "id": "services"',
    good: '"id": "services" and "id": "more-services"',
  },
  create: ({ report }) => ({
    document({ kind, file, facts }) {
      if (kind !== 'page') return;
      const seen = new Set<string>();
      for (const { value, place } of facts.anchors) {
        if (seen.has(value))
          report({
            file,
            place,
            message: `Duplicate id "${value}".`,
            hint: 'Another block of this page has it. Give this one another id.',
          });
        seen.add(value);
      }
    },
  }),
};
