import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import limits from './import-limits.json' with { type: 'json' };

test('each layer refuses forbidden imports', () => {
  expect(lintImports(limits.refused)).toEqual(limits.refused);
});

test('and accepts allowed imports', () => {
  expect(lintImports(limits.allowed)).toEqual({});
});

/** Writes files with these imports into a scratch project. Returns the imports that the linter refuses. */
function lintImports(imports: Record<string, string[]>): Record<string, string[]> {
  const project = makeFolder();
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'));
  for (const [file, specifiers] of Object.entries(imports)) {
    const lines = specifiers.map((specifier, index) => `export { part${index} } from '${specifier}';\n`);
    writeFiles(project, { [file]: lines.join('') });
  }
  const linter = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json'], {
    cwd: project,
    encoding: 'utf8',
  });
  const found: Record<string, string[]> = {};
  for (const { code, filename, labels } of (JSON.parse(stdout) as LintReport).diagnostics) {
    if (!code.includes('no-restricted-imports')) continue;
    const specifier = imports[filename]?.[labels[0]!.span.line - 1];
    if (specifier !== undefined) (found[filename] ??= []).push(specifier);
  }
  // The linter's order is not stable.
  for (const [file, list] of Object.entries(found))
    list.sort((a, b) => imports[file]!.indexOf(a) - imports[file]!.indexOf(b));
  return found;
}

interface LintReport {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}
