import { takesFiles } from '../../content/form-destinations.ts';
import type { FormDestination } from '../../../shared/generated/site.ts';
import type { PageContext } from '../../content/site.ts';
import { judgeEach } from '../rule.ts';

export const formFileAccepted = judgeEach('error', ({ contentFile, site, report, valuesOf }) => {
  // Unreadable destinations have their own finding.
  if (site.files.site.has('forms') && !site.forms) return;
  for (const { destination, fields } of valuesOf('form')) {
    const name = destination ?? site.forms?.default;
    const target = site.forms?.destinations.find((candidate) => candidate.name === name);
    // Another rule reports an unknown name.
    if (name !== undefined && !target) continue;
    if (target && takesFiles(target)) {
      for (const { pointer, value } of fields)
        if (target.kind === 'netlify' && value.kind === 'file' && value.several === true)
          report(
            { at: 'key', pointer: `${pointer}/several` },
            'Unexpected "several": Netlify Forms keeps one file of a field.',
            { hint: 'Remove it, and add a field for each further file.' },
          );
      continue;
    }
    for (const { pointer, value } of fields) {
      if (value.kind !== 'file') continue;
      // A form without a destination may have a misspelt one.
      if (destination === undefined && !contentFile.isKnown(pointer)) continue;
      report(
        `${pointer}/kind`,
        `Unexpected field for a file: ${target ? `the destination "${target.name}"` : "the visitor's e-mail program"} takes none.`,
        { hint: `Remove the field, or ${suggestDestination(site, target)}.` },
      );
    }
  }
});

/** Suggests how to support the field. */
function suggestDestination(site: PageContext, target: FormDestination | undefined): string {
  const file = `${site.pagesDir}/_site/forms.json`;
  if (target && target.kind !== 'email')
    return `write "files": true at "${target.name}" in ${file} if that service takes them`;
  const accepting = site.forms?.destinations.filter(takesFiles).map(({ name }) => `"${name}"`) ?? [];
  if (accepting.length > 0) return `name another "destination" in the form: ${accepting.join(', ')}`;
  return `add a destination that takes files to ${file}`;
}
