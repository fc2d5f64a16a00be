import type { RuleMeta } from '../diagnostics/rule.ts';
import { allRules } from '../inspect/all-rules.ts';
import { settings } from '../inspect/severities.ts';
import type { JsonObject } from '../json/json.ts';

/** The schema that completes rule ids in check.config.json. */
export function generateConfigSchema(): JsonObject {
  const rules: readonly RuleMeta[] = allRules;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of the check',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      rules: {
        type: 'object',
        description:
          'How much the findings of a rule weigh. A rule that is not named here keeps its own severity.',
        additionalProperties: false,
        properties: Object.fromEntries(
          rules
            .filter(({ isFixed }) => !isFixed)
            .map(({ id, severity, summary, why }) => [
              id,
              { enum: [...settings], default: severity, description: `${summary} ${why}` },
            ]),
        ),
      },
    },
  };
}
