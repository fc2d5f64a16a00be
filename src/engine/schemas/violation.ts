import type { SchemaRuleId } from './schema-rules.ts';
import type { Edit } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';

/** Something in a value that its schema does not allow. */
export interface Violation {
  rule: SchemaRuleId;
  place: Place;
  message: string;
  hint?: string;
  fix?: Edit;
}
