import type { Diagnostic, Fix } from '../../shared/diagnostic.ts';
import type { Report } from './report.ts';

/** SARIF 2.1.0, which code hosts and editors import. */
export function formatSarif({ diagnostics, rules }: Report): string {
  const run = {
    tool: {
      driver: {
        name: 'page-config-renderer',
        rules: rules.map(({ id, severity, summary, why }) => ({
          id,
          shortDescription: { text: summary },
          fullDescription: { text: `${summary} ${why}` },
          defaultConfiguration: { level: severity },
        })),
      },
    },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic) => toResult(diagnostic, rules)),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

function toResult(diagnostic: Diagnostic, rules: Report['rules']) {
  const { rule, severity, file, line, column, endLine, endColumn, pointer, message, hint, fix } = diagnostic;
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex((known) => known.id === rule),
    level: severity,
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation,
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        ...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    ...(fix && { fixes: [toFix(artifactLocation, fix)] }),
  };
}

function toFix(artifactLocation: { uri: string }, { kind, range, text, value }: Fix) {
  const { line, column, endLine, endColumn } = range;
  const deletedRegion = { startLine: line, startColumn: column, endLine, endColumn };
  const replacements = [{ deletedRegion, insertedContent: { text } }];
  return {
    description: { text: descriptions[kind](value) },
    artifactChanges: [{ artifactLocation, replacements }],
  };
}

const descriptions: Record<Fix['kind'], (value: string) => string> = {
  replace: (value) => `Write "${value}".`,
  rename: (value) => `Write "${value}".`,
  remove: () => 'Remove it.',
  insert: (value) => `Insert ${value}`,
};
