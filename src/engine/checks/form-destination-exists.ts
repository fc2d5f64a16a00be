import { quote } from '../text/quote.ts';
import { suggest } from '../text/suggest.ts';
import type { Use } from '../content/facts.ts';
import type { Check } from './check.ts';

export const formDestinationExists: Check = {
  meta: {
    rule: 'form-destination-exists',
    severity: 'error',
    description:
      'A form names the destination its messages go to, and _site/forms.json names the default one. Both have to be in the list of destinations there.',
    bad: '"destination": "inquiry", and _site/forms.json only has { "name": "inquiries", … }',
    good: '"destination": "inquiries"',
  },
  create({ site, report }) {
    const file = site.files.site.get('forms');
    const names = site.forms?.destinations.map(({ name }) => name) ?? [];
    const reportUnknown = (user: string, { value, place }: Use) => {
      const meant = suggest(value, names);
      const known = `Known in ${site.pagesDir}/_site/forms.json: ${names.join(', ')}.`;
      const none = `There is no ${site.pagesDir}/_site/forms.json yet. Write one, or remove "destination": the form then uses the visitor's e-mail program.`;
      report({
        file: user,
        place,
        message: `Unknown destination ${quote(value)}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
        hint: site.forms ? known : none,
      });
    };
    return {
      document({ file: user, facts }) {
        // Destinations that cannot be read are reported themselves, and any name may be among them.
        if (file !== undefined && !site.forms) return;
        for (const { destination } of facts.forms)
          if (destination && !names.includes(destination.value)) reportUnknown(user, destination);
      },
      end() {
        if (file === undefined || !site.forms || names.includes(site.forms.default)) return;
        reportUnknown(file, { value: site.forms.default, place: { at: 'value', pointer: '/default' } });
      },
    };
  },
};
