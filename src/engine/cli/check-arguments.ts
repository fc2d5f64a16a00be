import { parseArgs } from 'node:util';
import { readFolderSetting } from '../build/folder-setting.ts';
import { isReportFormat, reportFormats, type ReportFormat } from '../diagnostics/format-report.ts';

export const checkUsage = `Usage: npm run check [-- options]

  --format ${reportFormats.join('|')}
                      how the findings are written (pretty unless given)
  --pages DIR         check another content folder (or set PAGES_DIR)
  --public DIR        look for pictures and files in another folder (or set PUBLIC_DIR)
  --max-warnings N    fail when there are more than N warnings
  --explain RULE      say what a rule wants, with an example
  --describe TYPE     say what a section type takes, with an example
  --fix               write what can only be meant: a key or value with one slip of the keyboard, an address
                      with wrong case or a slash too many; the rest of a file stays as it is, byte for byte
  --fix --dry-run     show that as a diff and write nothing
  --help              print this

The file check.config.json sets how much rules weigh: { "rules": { "alt-text-plain": "off" } },
each "off", "warning" or "error".

Exit code, with --fix for what remains: 0 nothing to fix, 1 findings, 2 the check could not run.
`;

export interface CheckArguments {
  format: ReportFormat;
  pagesDir: string;
  publicDir: string;
  maxWarnings: number;
  explain: string | undefined;
  describe: string | undefined;
  fix: boolean;
  dryRun: boolean;
  help: boolean;
}

/**
 * Reads the arguments of the check command. `PAGES_DIR` names the content folder unless `--pages` does.
 * @throws Error, with a sentence for the user, when they make no sense.
 */
export function readCheckArguments(
  argv: string[],
  environment: Record<string, string | undefined>,
): CheckArguments {
  const { values } = parseArgs({
    args: argv,
    options: {
      format: { type: 'string', default: 'pretty' },
      pages: { type: 'string' },
      public: { type: 'string' },
      'max-warnings': { type: 'string' },
      explain: { type: 'string' },
      describe: { type: 'string' },
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { format, pages, public: files, 'max-warnings': maxWarnings, explain, describe, fix, help } = values;
  const dryRun = values['dry-run'];
  if (!isReportFormat(format))
    throw new Error(`Unknown format "${format}". Known: ${reportFormats.join(', ')}.`);
  if (dryRun && !fix) throw new Error('Expected --fix beside --dry-run.');
  if (pages?.trim() === '') throw new Error('Expected a folder after --pages.');
  if (files?.trim() === '') throw new Error('Expected a folder after --public.');
  if (maxWarnings !== undefined && !/^\d+$/.test(maxWarnings))
    throw new Error(`Expected a number after --max-warnings instead of "${maxWarnings}".`);
  return {
    format,
    pagesDir: pages ?? readFolderSetting('PAGES_DIR', 'pages', environment),
    publicDir: files ?? readFolderSetting('PUBLIC_DIR', 'public', environment),
    maxWarnings: maxWarnings === undefined ? Number.POSITIVE_INFINITY : Number(maxWarnings),
    explain,
    describe,
    fix,
    dryRun,
    help,
  };
}
