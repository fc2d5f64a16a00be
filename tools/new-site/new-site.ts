import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineCommand } from '../../src/command-line/command.ts';
import { UsageError } from '../../src/command-line/read-arguments.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { plainError } from '../../src/shared/plain-error.ts';
import { explainRefusal } from '../../src/shared/refusal.ts';
import { askBack } from '../../src/shared/suggest.ts';
import { formats } from '../../src/engine/schemas/formats.ts';
import { spoken } from './speak-language.ts';
import { deployTargets, looks, messageKinds, planSite } from './plan-site.ts';

const command = defineCommand({
  call: 'npm run new:site',
  description:
    'Replaces the pages and the public files of this clone by an empty site of your own: four pages with texts that say what to write, a neutral look, a logo and icons with your name. Workflows that test the site replace those that test the program.',
  words: { placeholder: 'NAME', most: 1 },
  options: {
    url: {
      value: 'URL',
      defaultText: 'made from the name',
      description: 'the address of the site: https://www.example.com',
    },
    email: {
      value: 'EMAIL',
      defaultText: 'hello@ and the name of the site',
      description: 'the e-mail address for messages',
    },
    language: {
      value: 'TAG',
      default: 'en',
      description: `the language of the site, such as en-GB: ${spoken.join(', ')} have texts, any other begins with English ones`,
    },
    look: {
      value: 'LOOK',
      oneOf: looks,
      default: 'plain',
      description: 'the fonts, colours and forms to begin with',
    },
    messages: {
      value: 'KIND',
      oneOf: messageKinds,
      default: 'email',
      description: 'where the form sends; a receiver needs a server of your own',
    },
    deploy: {
      value: 'HOST',
      oneOf: deployTargets,
      default: 'none',
      description: 'adds what publishes each change: to GitHub Pages, Netlify or Cloudflare Pages',
    },
    'dry-run': { description: 'lists what would change, and changes nothing' },
  },
  notes: 'Stops if something that it replaces is not committed. docs/make-it-yours.md says how to undo it.',
  examples: [
    'npm run new:site -- "Bean Lane Bakery"',
    'npm run new:site -- "Bean Lane" --look warm --dry-run',
  ],
  exitCodes: { 0: 'the site was created, or listed', 2: 'the site was not created' },
});

/** As in section-schemas/site/brand.json. */
const mostLetters = 40;

/** Files that every site keeps: the fonts of the looks. */
const kept = /^public\/(?:fonts|licenses)\//;

/** What is replaced besides pages and public files. */
const workflowFiles = ['.github/workflows', '.gitlab-ci.yml', 'netlify.toml'];

const undoing = `Some files may be replaced already. To bring all of them back:
  git restore --source=HEAD --staged --worktree pages public .github
  git clean -fd pages public ${workflowFiles.join(' ')}`;

await runCommand(command, async ({ words: [name = ''], values }) => {
  const { url, email, language, look, messages, deploy } = values;
  const isDry = values['dry-run'];
  refuseUnusable(name.trim(), { url, email, language });
  const root = process.cwd();
  if (!isDry) refuseLosing(root);
  const { files, advice } = await planSite({
    name: name.trim(),
    url,
    email,
    language,
    look,
    messages,
    deploy,
  });
  const removed = ['pages', 'public', '.github/workflows']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => !kept.test(file) && !files.has(file));
  if (isDry) {
    for (const file of removed) process.stdout.write(`${file} would be deleted.\n`);
    for (const file of files.keys()) process.stdout.write(`${file} would be written.\n`);
    return;
  }
  try {
    for (const file of removed) rmSync(join(root, file));
    removeEmptyFolders(root, ['pages', 'public']);
    for (const [file, content] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
  } catch (error) {
    throw plainError(`${explainRefusal(error) ?? String(error)}\n${undoing}`);
  }
  process.stdout.write(
    `${files.size} files written, ${removed.length} deleted.\n\n${advice.map((sentence) => `${sentence}\n\n`).join('')}` +
      'Next: "npm start" shows the site. Texts that begin with "Rewrite:" say what to write, "npm run check" names the files that have some, and docs/make-it-yours.md leads on.\n',
  );
});

/** Refuses what the check would report in the new site. */
function refuseUnusable(
  name: string,
  options: Record<'url' | 'email' | 'language', string | undefined>,
): void {
  if (name === '') throw new UsageError('Expected the name of your company, such as "Bean Lane Bakery".');
  if (name.length > mostLetters)
    throw new UsageError(`The name has ${name.length} characters where at most ${mostLetters} fit.`);
  for (const [option, format, expectation] of [
    ['url', 'site-address', 'an address without a path, such as https://www.example.com'],
    ['email', 'email-address', 'an e-mail address, such as hello@example.com'],
    ['language', 'language', 'a language that browsers know, such as en-GB'],
  ] as const) {
    const { validate, correct } = formats[format]!;
    const value = options[option];
    if (value === undefined || validate(value)) continue;
    const meant = correct?.(value);
    const isUsable = meant !== undefined && validate(meant);
    throw new UsageError(askBack(`--${option} is ${expectation}.`, isUsable ? `"${meant}"` : undefined));
  }
}

/** Stops when git could not bring back what is deleted. */
function refuseLosing(root: string): void {
  let changes: string;
  try {
    // Names with letters such as "ü" are printed as they are.
    const asIs = ['-c', 'core.quotePath=false'];
    changes = execFileSync(
      'git',
      [...asIs, 'status', '--porcelain', '--ignored', '--', 'pages', 'public', ...workflowFiles],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  } catch (error) {
    throw plainError(explainGit(error as GitError));
  }
  const lines = changes.split('\n').filter(Boolean);
  if (lines.length === 0) return;
  const some = lines.slice(0, 5).map((line) => `  ${line.slice(3)}`);
  const more = lines.length > 5 ? [`  and ${lines.length - 5} more`] : [];
  throw new Error(
    [
      'Changes in pages/, public/ or the workflows are not committed, and would be lost:',
      ...some,
      ...more,
      'Commit them first.',
    ].join('\n'),
  );
}

type GitError = NodeJS.ErrnoException & { stderr?: string };

function explainGit({ code, stderr = '', message }: GitError): string {
  if (code === 'ENOENT')
    return 'Git is not installed, which could bring back what is deleted. Install it, and start again.';
  if (stderr.includes('not a git repository'))
    return 'This folder is not under git, which could bring back what is deleted. Run "git init" and commit.';
  return `Git could not list what is not committed, so nothing was changed. It says:\n${stderr.trim() || message}`;
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

function removeEmptyFolders(root: string, folders: string[]): void {
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    removeEmptyFolders(
      root,
      entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`),
    );
    if (readdirSync(join(root, folder)).length === 0) rmdirSync(join(root, folder));
  }
}
