import { describeRule } from '../check/describe-rule.ts';
import { rules } from '../check/rules/index.ts';
import { settings } from '../check/severities.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { JsonObject } from '../json/json.ts';

/** The schema that completes rule ids in check.config.json. */
export function generateConfigSchema(fileSystem: FileSystem): JsonObject {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of the check',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      rules: {
        type: 'object',
        description: 'The severity of each rule. A rule that is not listed here keeps its default.',
        additionalProperties: false,
        properties: Object.fromEntries(
          rules
            .filter(({ isFixed }) => !isFixed)
            .map(({ id, severity }) => {
              const { summary, why } = describeRule(fileSystem, id);
              return [id, { enum: [...settings], default: severity, description: `${summary} ${why}` }];
            }),
        ),
      },
    },
  };
}
