import { isBlank } from '../../../../shared/blank.ts';
import type { Rule } from '../../rule.ts';

/** Judges the length of a title or description. Another rule reports blank ones. */
export function limitLength(
  property: 'title' | 'description',
  min: number,
  max: number,
): NonNullable<Rule['document']> {
  return ({ document, report }) => {
    const text = document.kind === 'page' ? document[property] : undefined;
    const { length } = [...(text?.value ?? '')];
    if (!text || isBlank(text.value) || (length >= min && length <= max)) return;
    report(text, `Too ${length < min ? 'short' : 'long'}: ${length} characters.`, {
      hint: `Between ${min} and ${max} characters show well in search results.`,
    });
  };
}

/** Reports every page whose title or description another page uses already. Skips pages with `noindex`. */
export function findDuplicates(property: 'title' | 'description'): NonNullable<Rule['compare']> {
  return ({ pages, report }) => {
    const owners = new Map<string, string>();
    for (const { file, noindex, [property]: text } of pages) {
      const value = text?.value.trim().toLowerCase() ?? '';
      if (noindex || !text || isBlank(value)) continue;
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, file);
      else
        report(file, text, `Duplicate ${property}.`, {
          hint: `${owner} has the same one. Say what sets this page apart.`,
        });
    }
  };
}
