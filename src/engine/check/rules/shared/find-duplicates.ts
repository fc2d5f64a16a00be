import { isBlank } from '../../../../shared/blank.ts';
import type { ReportFinding, SiteVisitor } from '../../rule.ts';

/** ReportFindings every page whose title or description another page has already. Pages that search engines skip do not count. */
export function createDuplicateFinder(property: 'title' | 'description', report: ReportFinding): SiteVisitor {
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
        report({
          file: document.file,
          place: text.place,
          message: `Duplicate ${property}.`,
          hint: `${owner} has the same one. Say what sets this page apart.`,
        });
    },
  };
}
