import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { groupBy } from '../text/group-by.ts';

/** The document that shows the picture, and the comments it stands between. */
export const pictureFile = 'docs/architecture.md';
const start = '<!-- engine folders: drawn by npm run draw -->';
const end = '<!-- /engine folders -->';

/** `from` imports `to`, both folders of src/engine. */
export type Arrow = readonly [from: string, to: string];

/**
 * The imports between the folders of src/engine, types included. An arrow that two others make is left out: what a
 * folder may import also includes all below what it points at.
 */
export async function findArrows(): Promise<Arrow[]> {
  // In a process of its own: the parser does not run under a loader that changes its modules.
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

/** The arrows without those that lead where a longer way leads too. There must be no circle. */
function withoutDetours(arrows: Arrow[]): Arrow[] {
  const next = groupBy(arrows, ([from]) => from);
  const reaches = (from: string, to: string): boolean =>
    (next.get(from) ?? []).some(([, step]) => step === to || reaches(step, to));
  return arrows
    .filter(([from, to]) => !(next.get(from) ?? []).some(([, step]) => step !== to && reaches(step, to)))
    .toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
}

/** The document with the picture of these arrows in its place. */
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
