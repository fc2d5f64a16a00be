import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { expectTranscript } from '../rendered/transcript.ts';
import { callIn, showOutcome } from '../stage/call-command.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';
import { hashFiles } from '../stage/hash-files.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'calls-')));
/** The scenes share it, because compiling the schemas takes longer than most commands. */
const cache = join(scratch, 'cache');
mkdirSync(cache);
afterAll(() => rmSync(scratch, { recursive: true }));

/**
 * Each scene starts in a project with the fixture's pages. A step is a command as "npm run" calls it, preceded by
 * environment variables, or one of: "edit FILE 'from' 'to'"; "write FILE"; "git" with arguments; "lines FILE 'text'",
 * which prints those with the text; "in FOLDER"; "changed", which lists the pages that differ from the start. In a scene
 * that begins with "own public", the fixture's public files are the project's, and not only read.
 */
expectTranscript(join(import.meta.dirname, 'calls.txt'), () => {
  const root = mkdtempSync(join(scratch, 'project-'));
  const pages = join(root, 'pages');
  cpSync(fixturePages, pages, { recursive: true });
  for (const folder of ['section-schemas', 'docs/rules'])
    cpSync(folder, join(root, folder), { recursive: true });
  symlinkSync(cache, join(root, '.cache'));
  let cwd = root;
  let publicDir = resolve(fixturePublic);
  return async ([step = '']) => {
    const words = Array.from(step.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);
    const at = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    const settings = words.slice(0, at).map((word) => word.split('=') as [string, string]);
    const [name = '', ...args] = words.slice(at);
    if (name === 'in') mkdirSync((cwd = join(root, args[0]!)));
    else if (name === 'edit') edit(join(root, args[0]!), args[1]!, args[2]!);
    else if (name === 'write') writeFileSync(join(root, args[0]!), 'text');
    else if (name === 'git')
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd });
    else if (name === 'own') cpSync(fixturePublic, (publicDir = join(root, 'public')), { recursive: true });
    else if (name === 'changed') return listChanged(pages);
    else if (name === 'lines') {
      const lines = readFileSync(join(root, args[0]!), 'utf8').split('\n');
      return lines.filter((line) => line.includes(args[1]!)).map((line) => line.slice(0, 200));
    } else {
      const env = { PUBLIC_DIR: publicDir, ...Object.fromEntries(settings) };
      const file =
        name === 'new:site' ? 'tools/new-site/new-site.ts' : `src/engine/cli/${name.replace(':', '-')}.ts`;
      return showOutcome(
        await callIn({ cwd, env }, file, ...args.map((word) => word.replace('PUBLIC', publicDir))),
        (text) => text.replaceAll(/(?<="durationMs": )\d+/g, 'N').replaceAll(`${cwd}/`, ''),
      );
    }
    return [];
  };
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
}

function listChanged(pages: string): string[] {
  const before = hashFiles(fixturePages);
  const changed = Object.entries(hashFiles(pages)).filter(([name, hash]) => before[name] !== hash);
  return changed.length === 0 ? ['nothing'] : changed.map(([name]) => name);
}
