import type { PlacedText } from '../../diagnostics/finding.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const formDestinationExists = judgeEach(
  'fixed',
  ({ contentFile, site, suggest, report, valuesOf }) => {
    const formsFile = site.files.site.get('forms');
    // Unreadable destinations have their own finding and may have any name.
    if (formsFile !== undefined && !site.forms) return;
    const names = site.forms?.destinations.map(({ name }) => name) ?? [];
    const hintOfNames = `Known in ${site.pagesDir}/_site/forms.json: ${names.join(', ')}.`;
    const hintOfMissingFile = `There is no ${site.pagesDir}/_site/forms.json yet. Write one, or remove "destination": the form then uses the visitor's e-mail program.`;
    const destinations: PlacedText[] = valuesOf('destination');
    if (contentFile.file === formsFile && site.forms)
      destinations.push({ value: site.forms.default, place: { at: 'value', pointer: '/default' } });
    for (const destination of destinations) {
      if (names.includes(destination.value)) continue;
      report(destination, `Unknown destination ${quote(destination.value)}.`, {
        ...suggest(destination.value, names),
        hint: site.forms ? hintOfNames : hintOfMissingFile,
      });
    }
  },
);
