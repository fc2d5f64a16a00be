import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { expectTranscript } from '../rendered/transcript.ts';
import { callIn, showOutcome } from '../stage/call-command.ts';
import { copyPart } from '../stage/copy-project.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { editFile, writeFiles } from '../stage/write-files.ts';

/** The scenes share it, because compiling the schemas takes longer than most commands. */
const cache = makeFolder(afterAll);

const tools: Record<string, string> = {
  'new:site': 'tools/new-site/new-site.ts',
  sizes: 'tools/sizes/sizes.ts',
};

/**
 * Each scene starts in a project with the fixture's pages. A step is a command as "npm run" calls it, preceded by
 * environment variables, or one of: "edit FILE 'from' 'to'"; "write FILE"; "link FILE 'to'"; "git" with arguments; "lines FILE 'text'",
 * which prints those with the text; "in FOLDER"; "changed", which lists the pages that differ from the start. In a scene
 * that begins with "own public", the fixture's public files are the project's, and not only read.
 */
expectTranscript(join(import.meta.dirname, 'calls.txt'), () => {
  const root = makeFolder();
  const pages = join(root, 'pages');
  cpSync(fixturePages, pages, { recursive: true });
  for (const folder of ['section-schemas', 'docs/rules']) copyPart(folder, root);
  symlinkSync(cache, join(root, '.cache'));
  let cwd = root;
  let publicDir = resolve(fixturePublic);
  return async ([step = '']) => {
    const words = Array.from(step.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);
    const at = words.findIndex((word) => !/^[A-Za-z_]+=/.test(word));
    const settings = words.slice(0, at).map((word) => word.split('=') as [string, string]);
    const [name = '', ...args] = words.slice(at);
    if (name === 'in') mkdirSync((cwd = join(root, args[0]!)));
    else if (name === 'edit') editFile(join(root, args[0]!), args[1]!, args[2]!);
    else if (name === 'write') writeFiles(root, { [args[0]!]: 'text' });
    else if (name === 'link') symlinkSync(args[1]!, join(root, args[0]!));
    else if (name === 'git')
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd });
    else if (name === 'own') cpSync(fixturePublic, (publicDir = join(root, 'public')), { recursive: true });
    else if (name === 'changed') return listChanged(pages);
    else if (name === 'lines') {
      const lines = readFileSync(join(root, args[0]!), 'utf8').split('\n');
      return lines.filter((line) => line.includes(args[1]!)).map((line) => line.slice(0, 200));
    } else {
      const env = { PUBLIC_DIR: publicDir, ...Object.fromEntries(settings) };
      const file = tools[name] ?? `src/engine/cli/${name.replace(':', '-')}.ts`;
      const started = performance.now();
      return showOutcome(
        await callIn({ cwd, env }, file, ...args.map((word) => word.replace('PUBLIC', publicDir))),
        (text) => text.replaceAll(/(?<="durationMs": )\d+/g, shorterThan(started)).replaceAll(`${cwd}/`, ''),
      );
    }
    return [];
  };
});

/** Replaces a duration, but not one that is longer than the time since then. */
const shorterThan = (started: number) => (ms: string) =>
  Number(ms) <= performance.now() - started ? 'N' : ms;

function listChanged(pages: string): string[] {
  const before = hashFiles(fixturePages);
  const changed = Object.entries(hashFiles(pages)).filter(([name, hash]) => before[name] !== hash);
  return changed.length === 0 ? ['nothing'] : changed.map(([name]) => name);
}
