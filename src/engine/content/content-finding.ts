import type { FileRuleId } from '../diagnostics/file-rules.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SchemaRuleId } from '../schemas/schema-rules.ts';

/** What compiling a file can find: how it is written, and how it fits its schema. */
export type ContentFinding = Finding<FileRuleId | SchemaRuleId>;
