import { didYouMean } from '../../diagnostics/finding.ts';
import { quote } from '../../text/quote.ts';
import { isOnlySlip, suggest } from '../../../shared/suggest.ts';
import type { Use } from '../../content/facts.ts';
import { defineRule } from '../rule.ts';

export const formDestinationExists = defineRule({
  id: 'form-destination-exists',
  severity: 'error',
  isFixed: true,
  looksAt: 'document',
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
        ...didYouMean(`Unknown destination ${quote(value)}.`, value, meant, {
          safe: meant !== undefined && isOnlySlip(value, meant, names),
        }),
        hint: site.forms ? known : none,
      });
    };
    return {
      document({ file: user, facts }) {
        // Destinations that cannot be read are reported themselves, and any name may be among them.
        if (file !== undefined && !site.forms) return;
        for (const { destination } of facts.forms)
          if (destination && !names.includes(destination.value)) reportUnknown(user, destination);
        if (user === file && site.forms && !names.includes(site.forms.default))
          reportUnknown(file, { value: site.forms.default, place: { at: 'value', pointer: '/default' } });
      },
    };
  },
});
