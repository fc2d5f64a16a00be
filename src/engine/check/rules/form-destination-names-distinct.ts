import { keyField } from '../../../shared/forms/form-target.ts';
import type { FormDestination } from '../../../shared/generated/site.ts';
import { quote } from '../../text/messages.ts';
import { type FileContext, judgeEach } from '../rule.ts';
import { claimsOf, distinctHint, wordDuplicate } from './shared/destination-names.ts';

export const formDestinationNamesDistinct = judgeEach('error', ({ contentFile, site, report }) => {
  if (contentFile.file !== site.files.site.get('forms')) return;
  for (const [index, destination] of (site.forms?.destinations ?? []).entries())
    judgeDestination(destination, `/destinations/${index}`, report);
});

function judgeDestination(destination: FormDestination, at: string, report: FileContext['report']): void {
  const taken = new Map([[keyField, 'the key of each message']]);
  const renamed = new Set<string>();
  for (const { name, source, path, field } of claimsOf(destination)) {
    const owner = taken.get(name);
    if (field !== undefined && renamed.has(field))
      report(
        `${at}/${path.replace(/name$/, 'field')}`,
        `Duplicate field ${quote(field)}: the destination ${quote(destination.name)} renames it already.`,
        { hint: 'Only the last one would count. Remove one of them.' },
      );
    else if (owner !== undefined)
      report(`${at}/${path}`, wordDuplicate(name, destination, owner), { hint: distinctHint });
    else taken.set(name, source);
    if (field !== undefined) renamed.add(field);
  }
}
