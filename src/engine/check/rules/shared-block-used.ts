import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const sharedBlockUsed: Rule = {
  id: 'shared-block-used',
  severity: 'warning',
  start({ site, report, uncertainty }) {
    const used = new Set<string>();
    return {
      document(document) {
        for (const { value } of usesOf(document, 'sharedBlock')) used.add(value);
      },
      end() {
        const isMisspelt = [...used].some((name) => !site.files.shared.has(name));
        for (const [name, file] of site.files.shared) {
          // Another rule reports a misspelt name, which may mean this block.
          if (used.has(name) || isMisspelt || uncertainty.mayMention(name)) continue;
          report(file, { at: 'file' }, `Unused shared block "${name}".`, {
            hint: `Place it with { "type": "shared", "use": "${name}" }, or remove the file.`,
          });
        }
      },
    };
  },
};
