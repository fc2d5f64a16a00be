import { resolve } from 'node:path';
import type { Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { readBase, readBaseSetting } from '../build/base-setting.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { formatReport } from '../diagnostics/format-report.ts';
import { createProgress } from '../diagnostics/progress.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import { isSetupRule } from '../schemas/setup-rules.ts';
import type { Report } from '../diagnostics/report.ts';
import { inspectSite } from '../inspect-site.ts';
import { checkCommand, readFolders } from './check-arguments.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { openKeptFiles } from '../files/kept-files.ts';
import { fixFiles } from '../inspect/fix-files.ts';
import { diffFixes, writeFixes } from './write-fixes.ts';
import { describeType, explainRule } from './explain.ts';

await runCommand(checkCommand, async ({ values }) => {
  if (values['dry-run'] && !values.fix) throw new UsageError('Expected --fix beside --dry-run.');
  if (values.explain !== undefined) return print(explainRule(values.explain));
  if (values.describe !== undefined) return print(describeType(process.cwd(), values.describe));
  return await inspect(values);
});

async function inspect(values: Values<(typeof checkCommand)['options']>): Promise<number> {
  const { pagesDir, publicDir } = readFolders(values);
  const pictures = createPictureStore({ publicDir: resolve(publicDir), variants: false });
  const base = values.base === undefined ? readBaseSetting(process.cwd()) : readBase(values.base);
  const kept = openKeptFiles(resolve('.cache/schemas'));
  if (values.fix) {
    const disk = createNodeFileSystem(process.cwd());
    const schemas = loadSchemas(disk, 'section-schemas', kept);
    const fixed = await fixFiles(disk, (fileSystem) =>
      inspectSite({ fileSystem, schemas, pagesDir, publicDir, pictures, base }),
    );
    if (values['dry-run']) print(await diffFixes(fixed));
    // Beside the findings, so that these stay what their format says.
    else for (const line of writeFixes(process.cwd(), fixed)) process.stderr.write(`${line}\n`);
  }
  const progress = createProgress('Checking pages');
  const inspection = await inspectSite({
    pagesDir,
    publicDir,
    pictures,
    base,
    kept,
    onProgress: progress.update,
  });
  progress.end();
  const text = formatReport(inspection, values.format, { color: wantsColor() });
  if (text !== '') print(`${text}\n`);
  return exitCodeOf(inspection, values['max-warnings'] ?? Number.POSITIVE_INFINITY);
}

function exitCodeOf({ diagnostics, summary }: Report, maxWarnings: number): number {
  if (diagnostics.some(({ rule }) => isSetupRule(rule))) return 2;
  return summary.errors > 0 || summary.warnings > maxWarnings ? 1 : 0;
}

function wantsColor(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR === undefined ? process.stdout.isTTY : FORCE_COLOR !== '0';
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}
