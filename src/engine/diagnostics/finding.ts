import type { Edit } from './edit.ts';
import type { Place } from './place.ts';
import type { Severity } from '../../shared/diagnostic.ts';

/** What a rule found, before its line and column are known: those are computed only for files that have findings. */
export interface Finding<Id extends string> {
  rule: Id;
  severity: Severity;
  file: string;
  place: Place;
  message: string;
  hint?: string;
  /** Another place in the same file that the hint names by its line. It takes the place of `hint`. */
  seeAlso?: { place: Place; hint(line: number): string };
  fix?: Edit;
}
