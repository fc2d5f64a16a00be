import type { Use } from '../../diagnostics/finding.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const formDestinationExists = judgeEach('fixed', ({ document, site, suggest, report, usesOf }) => {
  const formsFile = site.files.site.get('forms');
  // Unreadable destinations have their own finding and may have any name.
  if (formsFile !== undefined && !site.forms) return;
  const names = site.forms?.destinations.map(({ name }) => name) ?? [];
  const hintOfNames = `Known in ${site.pagesDir}/_site/forms.json: ${names.join(', ')}.`;
  const hintOfMissingFile = `There is no ${site.pagesDir}/_site/forms.json yet. Write one, or remove "destination": the form then uses the visitor's e-mail program.`;
  const uses: Use[] = usesOf('destination');
  if (document.file === formsFile && site.forms)
    uses.push({ value: site.forms.default, place: { at: 'value', pointer: '/default' } });
  for (const use of uses) {
    if (names.includes(use.value)) continue;
    report(use, `Unknown destination ${quote(use.value)}.`, {
      ...suggest(use.value, names),
      hint: site.forms ? hintOfNames : hintOfMissingFile,
    });
  }
});
