import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { groupBy } from '../text/group-by.ts';

/** The document with the diagram, and the comments around it. */
export const pictureFile = 'docs/architecture.md';
const start = '<!-- engine folders: drawn by npm run draw -->';
const end = '<!-- /engine folders -->';

/** `from` imports `to`; both are folders of src/engine. */
export type Arrow = readonly [from: string, to: string];

/**
 * Imports between the folders of src/engine, including types. Omits an arrow that two others imply: a folder may also
 * import everything below its targets.
 */
export async function findArrows(): Promise<Arrow[]> {
  // In a child process: the parser does not run under a loader that transforms its modules.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src/engine', '--output-type', 'json'],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const arrows = new Map<string, Arrow>();
  for (const { source, dependencies } of (JSON.parse(stdout) as ICruiseResult).modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from !== undefined && to !== undefined && from !== to) arrows.set(`${from} ${to}`, [from, to]);
    }
  }
  return withoutDetours([...arrows.values()]);
}

function folderOf(file: string): string | undefined {
  return /^src\/engine\/([^/]+)/.exec(file)?.[1];
}

/** Removes each arrow that a longer path implies. The graph must have no cycle. */
function withoutDetours(arrows: Arrow[]): Arrow[] {
  const next = groupBy(arrows, ([from]) => from);
  const reaches = (from: string, to: string): boolean =>
    (next.get(from) ?? []).some(([, step]) => step === to || reaches(step, to));
  return arrows
    .filter(([from, to]) => !(next.get(from) ?? []).some(([, step]) => step !== to && reaches(step, to)))
    .toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
}

/** Inserts the diagram into the document. */
export function placePicture(document: string, arrows: Arrow[]): string {
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(
      `${pictureFile} lacks the comments "${start}" and "${end}", between which the picture stands.`,
    );
  const lines = arrows.map(([from, to]) => `  ${from} --> ${to}`);
  return `${before}${start}\n\n\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\`\n\n${end}${after}`;
}
