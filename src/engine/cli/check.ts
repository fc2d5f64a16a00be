import { resolve } from 'node:path';
import { createPictureStore } from '../pictures/picture-store.ts';
import { formatReport } from '../diagnostics/format-report.ts';
import { createProgress } from '../diagnostics/progress.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import { isSetupRule } from '../schemas/setup-rules.ts';
import type { Report } from '../diagnostics/report.ts';
import { inspectSite } from '../inspect-site.ts';
import { checkUsage, readCheckArguments, type CheckArguments } from './check-arguments.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { openKeptFiles } from '../files/kept-files.ts';
import { fixFiles } from '../inspect/fix-files.ts';
import { diffFixes, writeFixes } from './write-fixes.ts';
import { describeType, explainRule } from './explain.ts';

process.exitCode = await runCheck(process.argv.slice(2));

async function runCheck(argv: string[]): Promise<number> {
  try {
    const options = readCheckArguments(argv, process.env);
    if (options.help) return print(checkUsage);
    if (options.explain !== undefined) return print(explainRule(options.explain));
    if (options.describe !== undefined) return print(describeType(process.cwd(), options.describe));
    return await inspect(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${checkUsage}`);
    return 2;
  }
}

async function inspect({
  format,
  pagesDir,
  publicDir,
  maxWarnings,
  fix,
  dryRun,
}: CheckArguments): Promise<number> {
  const pictures = createPictureStore({ publicDir: resolve(publicDir), variants: false });
  const kept = openKeptFiles(resolve('.cache/schemas'));
  if (fix) {
    const disk = createNodeFileSystem(process.cwd());
    const schemas = loadSchemas(disk, 'section-schemas', kept);
    const fixed = await fixFiles(disk, (fileSystem) =>
      inspectSite({ fileSystem, schemas, pagesDir, publicDir, pictures }),
    );
    if (dryRun) print(diffFixes(fixed));
    // Beside the findings, so that these stay what their format says.
    else for (const line of writeFixes(process.cwd(), fixed)) process.stderr.write(`${line}\n`);
  }
  const progress = createProgress('Checking pages');
  const inspection = await inspectSite({
    pagesDir,
    publicDir,
    pictures,
    kept,
    onProgress: progress.update,
  });
  progress.end();
  const text = formatReport(inspection, format, { color: wantsColor() });
  if (text !== '') print(`${text}\n`);
  return exitCodeOf(inspection, maxWarnings);
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
