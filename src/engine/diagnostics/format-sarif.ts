import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Inspection } from '../inspect-site.ts';
import { allRules } from '../all-rules.ts';

/** SARIF 2.1.0, which code hosts and editors import. */
export function formatSarif({ diagnostics }: Inspection): string {
  const run = {
    tool: {
      driver: {
        name: 'page-config-renderer',
        rules: allRules.map(({ rule, severity, description }) => ({
          id: rule,
          shortDescription: { text: description },
          defaultConfiguration: { level: severity },
        })),
      },
    },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map(toResult),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

function toResult({
  rule,
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  pointer,
  message,
  hint,
}: Diagnostic) {
  return {
    ruleId: rule,
    ruleIndex: allRules.findIndex((known) => known.rule === rule),
    level: severity,
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        ...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
  };
}
