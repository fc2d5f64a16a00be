import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as github from '@actions/languageservice';
import { build } from 'esbuild';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { makeFolder } from './make-folder.ts';
import { writeFiles } from './write-files.ts';

/** What GitHub's own editor service reports in a workflow: `8: Unexpected value 'grup'`. */
export async function lintWorkflow(text: string): Promise<string[]> {
  // It remembers a workflow by its address.
  const address = `file:///.github/workflows/${randomUUID()}.yml`;
  const document = TextDocument.create(address, 'yaml', 0, text);
  const findings = await (await loadGitHub()).validate(document, {});
  return findings.map(
    ({ range, message }) =>
      `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

let loaded: Promise<typeof github> | undefined;

/** The service in one file, because it imports JSON in a way that Node refuses. */
function loadGitHub(): Promise<typeof github> {
  return (loaded ??= (async () => {
    const outfile = join(makeFolder(), 'service.mjs');
    await build({
      stdin: { contents: "export * from '@actions/languageservice'", resolveDir: import.meta.dirname },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    return (await import(pathToFileURL(outfile).href)) as typeof github;
  })());
}

/** gitlab-ci-local uses a function of sets that Node 20 lacks. */
const olderNode = `data:text/javascript,Set.prototype.union ||= function (other) { return new Set([...this, ...other]) }`;

/** What gitlab-ci-local and GitLab's schema in it say of a `.gitlab-ci.yml`: its jobs, or what is wrong. */
export function lintGitLab(text: string): string {
  const folder = makeFolder();
  writeFiles(folder, { '.gitlab-ci.yml': text });
  const program = createRequire(import.meta.url).resolve('gitlab-ci-local');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', olderNode, program, '--list-csv'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}\n${stderr}`;
}
