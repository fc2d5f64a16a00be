import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const refused = {
  'src/sections/Quote/Quote.tsx': [
    'ajv',
    'ajv/dist/2020.js',
    'node:fs',
    'react-router-dom',
    '../../engine/inspect-site.ts',
    '../../shell/Logo.tsx',
  ],
  'src/components/Wrap.tsx': ['jsonc-parser', 'ajv', '../app/islands.tsx'],
  'src/shell/Logo.tsx': ['node:path', 'ajv', '../engine/text/quote.ts', '../command-line/command.ts'],
  'src/app/islands.tsx': ['ajv', '../engine/content/site.ts', '../receiver/create-receiver.ts'],
  'src/engine/content/site.ts': [
    'react',
    'react-dom/server',
    'react-router-dom',
    'styled-components',
    'swiper/modules',
    '../../components/Wrap.tsx',
    '../../sections/registry.ts',
    '../../theme/tokens.css',
  ],
  'src/shared/routes.ts': ['react', '../theme/tokens.css'],
  'src/command-line/command.ts': ['../engine/text/quote.ts', '../receiver/settings.ts'],
  'src/receiver/create-receiver.ts': ['react', '../engine/content/site.ts', '../sections/registry.ts'],
};

const allowed = {
  'src/sections/Quote/Quote.tsx': ['react', 'styled-components', '../../components/Wrap.tsx'],
  'src/app/islands.tsx': ['react-router-dom', '../sections/registry.ts'],
  'src/engine/content/site.ts': ['ajv', 'node:fs', '../../shared/routes.ts', '../../command-line/command.ts'],
};

test('each world refuses what it must not import', () => {
  expect(lintImports(refused)).toEqual(refused);
});

test('and takes what it may', () => {
  expect(lintImports(allowed)).toEqual({});
});

/** Writes each file with its imports, one a line, into a scratch project; returns those the linter refuses. */
function lintImports(imports: Record<string, string[]>): Record<string, string[]> {
  const project = mkdtempSync(join(tmpdir(), 'import-limits-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'));
  for (const [file, specifiers] of Object.entries(imports)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    const lines = specifiers.map((specifier, index) => `export { part${index} } from '${specifier}';\n`);
    writeFileSync(join(project, file), lines.join(''));
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
  // The linter reports in an order of its own.
  for (const [file, list] of Object.entries(found))
    list.sort((a, b) => imports[file]!.indexOf(a) - imports[file]!.indexOf(b));
  return found;
}

interface LintReport {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}
