import { fileRules } from '../diagnostics/file-rules.ts';
import { schemaRules } from '../schemas/schema-rules.ts';
import { setupRules } from '../schemas/setup-rules.ts';
import { checkRules } from './check-rules.ts';

/** Every rule a diagnostic can name. */
export const allRules = [...fileRules, ...schemaRules, ...checkRules, ...setupRules];

/** The id of a rule there is. */
export type RuleId = (typeof allRules)[number]['id'];
