import { allChecks } from './checks/all-checks.ts';
import { schemaRules } from './schemas/schema-rules.ts';
import { setupRules } from './schemas/setup-rules.ts';
import { fileRules } from './diagnostics/file-rules.ts';
import type { RuleMeta } from './diagnostics/rule.ts';

/** Every rule a diagnostic can name. */
export const allRules: readonly RuleMeta[] = [
  ...fileRules,
  ...schemaRules,
  ...allChecks.map(({ meta }) => meta),
  ...setupRules,
];
