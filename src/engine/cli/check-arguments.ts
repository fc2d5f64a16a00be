import { readFolderSetting } from '../build/options.ts';
import { defineCommand } from '../../command-line/command.ts';
import { reportFormats } from '../check/format-report.ts';

export const checkCommand = defineCommand({
  call: 'npm run check',
  what: 'Checks all content, and says of each mistake where it is, what is wrong and what to write instead.',
  options: {
    format: {
      takes: 'FORMAT',
      what: 'how the findings are written',
      oneOf: reportFormats,
      default: 'pretty',
    },
    pages: { takes: 'FOLDER', what: 'the content', unless: 'PAGES_DIR, or "pages"' },
    public: { takes: 'FOLDER', what: 'where pictures and files lie', unless: 'PUBLIC_DIR, or "public"' },
    base: {
      takes: 'PATH',
      what: 'the path below which the site lies on its host, such as /site/',
      unless: '"/", or what package.json says: "config": { "base": "/site/" }',
    },
    'max-warnings': {
      takes: 'N',
      what: 'fail when there are more warnings',
      within: [0, Number.MAX_SAFE_INTEGER],
      unless: 'any number',
    },
    explain: { takes: 'RULE', what: 'say what a rule wants, with an example' },
    describe: { takes: 'TYPE', what: 'say what a section type takes, with an example' },
    fix: {
      what: 'write what can only be meant: a key or value with one slip of the keyboard, an address with wrong case or a slash too many; the rest of a file stays as it is, byte for byte',
    },
    'dry-run': { what: 'with --fix: show the changes and write nothing' },
  },
  notes: `The file check.config.json sets how much rules weigh: { "rules": { "alt-text-plain": "off" } },
each "off", "warning" or "error".`,
  examples: [
    'npm run check -- --fix --dry-run',
    'npm run check -- --explain link-target-exists',
    'npm run --silent check -- --format sarif > findings.sarif',
  ],
  exitCodes: {
    0: 'nothing to fix',
    1: 'findings, with --fix those that remain',
    2: 'the check could not run',
  },
});

/** The folders from the options or the environment. */
export function readFolders(
  { pages, public: files }: { pages: string | undefined; public: string | undefined },
  environment: Record<string, string | undefined> = process.env,
) {
  return {
    pagesDir: pages ?? readFolderSetting('PAGES_DIR', 'pages', environment),
    publicDir: files ?? readFolderSetting('PUBLIC_DIR', 'public', environment),
  };
}
