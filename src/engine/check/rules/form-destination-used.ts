import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const formDestinationUsed: Rule = {
  id: 'form-destination-used',
  severity: 'warning',
  start({ site, report, uncertainty }) {
    const used = new Set<string>();
    return {
      document(document) {
        for (const { value } of usesOf(document, 'destination')) used.add(value);
      },
      end() {
        const file = site.files.site.get('forms');
        if (file === undefined || !site.forms) return;
        const { default: standard, destinations } = site.forms;
        const names = destinations.map(({ name }) => name);
        // Another rule reports a misspelt name, which may mean any of them.
        const isMisspelt = [standard, ...used].some((name) => !names.includes(name));
        for (const [index, name] of names.entries()) {
          if (name === standard || used.has(name) || isMisspelt || uncertainty.mayMention(name)) continue;
          report(
            file,
            { at: 'value', pointer: `/destinations/${index}/name` },
            `Unused destination "${name}".`,
            { hint: `Name it in a form with "destination": "${name}", or remove it.` },
          );
        }
      },
    };
  },
};
