import { isBlank } from '../../../../shared/blank.ts';
import type { ReportIn, Rule, SiteVisitor } from '../../rule.ts';

/** Judges the length of a title or description. Another rule reports blank ones. */
export function limitLength(
  property: 'title' | 'description',
  min: number,
  max: number,
): NonNullable<Rule['document']> {
  return (document, { report }) => {
    const text = document.kind === 'page' ? document[property] : undefined;
    const { length } = [...(text?.value ?? '')];
    if (!text || isBlank(text.value) || (length >= min && length <= max)) return;
    report(text, `Too ${length < min ? 'short' : 'long'}: ${length} characters.`, {
      hint: `Between ${min} and ${max} characters show well in search results.`,
    });
  };
}

/** Reports every page whose title or description another page uses already. Skips pages with `noindex`. */
export function createDuplicateFinder(property: 'title' | 'description', report: ReportIn): SiteVisitor {
  const owners = new Map<string, string>();
  return {
    document(document) {
      if (document.kind !== 'page' || document.noindex) return;
      const text = document[property];
      const value = text?.value.trim().toLowerCase() ?? '';
      if (!text || isBlank(value)) return;
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, document.file);
      else
        report(document.file, text, `Duplicate ${property}.`, {
          hint: `${owner} has the same one. Say what sets this page apart.`,
        });
    },
  };
}
