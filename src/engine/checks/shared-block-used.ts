import { defineRule } from '../rules/define-rule.ts';

export const sharedBlockUsed = defineRule({
  id: 'shared-block-used',
  severity: 'warning',
  summary: 'A file in _shared/ is placed on some page.',
  why: 'Otherwise it is shown nowhere.',
  examples: [
    {
      bad: {
        files: {
          'pages/_shared/technologies.json': {
            type: 'cardGrid',
            title: 'Technologies',
            cards: [{ title: 'A card' }],
          },
        },
      },
      finds: [
        {
          file: 'pages/_shared/technologies.json',
          slice: '',
          message: 'Unused shared block "technologies".',
          hint: 'Place it with { "type": "shared", "use": "technologies" }, or remove the file.',
        },
      ],
      good: {
        blocks: [{ type: 'shared', use: 'technologies' }],
        files: {
          'pages/_shared/technologies.json': {
            type: 'cardGrid',
            title: 'Technologies',
            cards: [{ title: 'A card' }],
          },
        },
      },
    },
  ],
  looksAt: 'site',
  create({ site, report, uncertainty }) {
    const used = new Set<string>();
    return {
      document({ facts }) {
        for (const { value } of facts.shared) used.add(value);
      },
      end() {
        const isMisspelt = [...used].some((name) => !site.files.shared.has(name));
        for (const [name, file] of site.files.shared) {
          // A misspelt name is reported where it stands; it may mean this block.
          if (used.has(name) || isMisspelt || uncertainty.mayMention(name)) continue;
          report({
            file,
            place: { at: 'file' },
            message: `Unused shared block "${name}".`,
            hint: `Place it with { "type": "shared", "use": "${name}" }, or remove the file.`,
          });
        }
      },
    };
  },
});
