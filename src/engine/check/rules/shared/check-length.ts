import { isBlank } from '../../../../shared/blank.ts';
import type { Use } from '../../../content/facts.ts';
import type { ReportFinding } from '../../rule.ts';

interface Limits {
  min: number;
  max: number;
  report: ReportFinding;
}

/** ReportFindings a text that is too short or too long. Blank ones are another rule's matter. */
export function checkLength(file: string, text: Use | undefined, { min, max, report }: Limits): void {
  if (!text || isBlank(text.value)) return;
  const { length } = [...text.value];
  if (length >= min && length <= max) return;
  const word = length < min ? 'short' : 'long';
  const hint = `Between ${min} and ${max} characters show well in search results.`;
  report({ file, place: text.place, message: `Too ${word}: ${length} characters.`, hint });
}
