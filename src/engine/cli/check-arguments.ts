import { readFolderSetting } from '../build/options.ts';
import { defineCommand } from '../../command-line/command.ts';
import { reportFormats } from '../check/report.ts';

export const checkCommand = defineCommand({
  call: 'npm run check',
  what: 'Checks all content. Reports the place of each mistake, the reason and the correction.',
  options: {
    format: {
      takes: 'FORMAT',
      what: 'format of the report',
      oneOf: reportFormats,
      default: 'pretty',
    },
    pages: { takes: 'FOLDER', what: 'folder of the content', unless: 'PAGES_DIR, or "pages"' },
    public: { takes: 'FOLDER', what: 'folder of pictures and files', unless: 'PUBLIC_DIR, or "public"' },
    base: {
      takes: 'PATH',
      what: 'base path of the site on its host, such as /site/',
      unless: '"config": { "base": … } in package.json, or "/"',
    },
    'max-warnings': {
      takes: 'N',
      what: 'fail when there are more warnings',
      within: [0, Number.MAX_SAFE_INTEGER],
      unless: 'any number',
    },
    explain: { takes: 'RULE', what: 'explain a rule, with an example' },
    describe: { takes: 'TYPE', what: 'list the properties of a section type, with an example' },
    fix: {
      what: 'make all corrections that are certain: a typo in a key or value, an address with wrong letter case or an extra slash; the rest of the file stays the same, byte for byte',
    },
    'dry-run': { what: 'with --fix: show the changes and write nothing' },
  },
  notes: `The file check.config.json sets the severity of rules to "off", "warning" or "error":
{ "rules": { "alt-text-plain": "off" } }`,
  examples: [
    'npm run check -- --fix --dry-run',
    'npm run check -- --explain link-target-exists',
    'npm run --silent check -- --format sarif > findings.sarif',
  ],
  exitCodes: {
    0: 'no errors',
    1: 'errors or too many warnings remain',
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
