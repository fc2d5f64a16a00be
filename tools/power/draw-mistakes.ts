import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { createRandom, type Random } from '../../tests/stage/random.ts';
import { findMistakes, type Change } from './find-mistakes.ts';
import type { Mistake } from './mistake.ts';
import type { ScratchCopy } from './scratch-copy.ts';

/** The areas of the source with their folders and number of mistakes. */
export const areas: Record<string, { folders: RegExp; wanted: number }> = {
  engine: { folders: /^src\/(?:engine|hosts|command-line)\//, wanted: 45 },
  shared: { folders: /^src\/shared\/(?!generated)/, wanted: 20 },
  app: { folders: /^src\/app\//, wanted: 25 },
  shell: { folders: /^src\/(?:shell|theme)\//, wanted: 22 },
  sections: { folders: /^src\/(?:sections|components)\//, wanted: 28 },
  receiver: { folders: /^src\/receiver\//, wanted: 20 },
};

type Candidate = Change & Mistake;

/** Draws mistakes that compile: at most two per file and one per function. The same seed draws the same ones. */
export async function drawMistakes(copy: ScratchCopy, seed: number): Promise<Mistake[]> {
  const random = createRandom(seed);
  const left = Object.entries(areas).map(([area, { folders, wanted }]) => ({
    wanted,
    drawn: [] as Candidate[],
    candidates: listFiles(copy, folders).flatMap((file) => listCandidates(copy, area, file)),
  }));
  while (left.some(({ drawn, wanted, candidates }) => drawn.length < wanted && candidates.length > 0)) {
    const fresh = left.map((area) => drawFrom(area, random));
    const refused = await findRefused(copy, fresh.flat());
    for (const [place, area] of left.entries())
      area.drawn.push(...fresh[place]!.filter((mistake) => !refused.has(mistake.file)));
  }
  return left.flatMap(({ drawn }) =>
    drawn.map(({ area, kind, file, line, was, becomes }) => ({ area, kind, file, line, was, becomes })),
  );
}

interface Area {
  wanted: number;
  drawn: Candidate[];
  candidates: Candidate[];
}

/** Draws the missing number of mistakes from different files, without repetition. */
function drawFrom(area: Area, { pick }: Random): Candidate[] {
  const fresh: Candidate[] = [];
  while (area.drawn.length + fresh.length < area.wanted) {
    const full = (file: string) =>
      fresh.some((candidate) => candidate.file === file) ||
      area.drawn.filter((candidate) => candidate.file === file).length > 1;
    const open = area.candidates.filter(({ file }) => !full(file));
    if (open.length === 0) break;
    // All kinds are equally likely, however many candidates they have.
    const kind = pick([...new Set(open.map((candidate) => candidate.kind))].toSorted());
    const drawn = pick(open.filter((candidate) => candidate.kind === kind));
    fresh.push(drawn);
    area.candidates = area.candidates.filter(({ file, home }) => file !== drawn.file || home !== drawn.home);
  }
  return fresh;
}

function listFiles(copy: ScratchCopy, folders: RegExp): string[] {
  const all = execFileSync('git', ['-C', copy.folder, 'ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  return all.filter((file) => folders.test(file) && /(?<!\.d)\.tsx?$/.test(file)).toSorted();
}

/** Mistakes are identified by whole lines, so that they are found again after changes of other lines. */
function listCandidates(copy: ScratchCopy, area: string, file: string): Candidate[] {
  const all = copy.read(file);
  return findMistakes(file, all).map((change) => {
    const start = all.lastIndexOf('\n', change.start - 1) + 1;
    const end = all.indexOf('\n', change.end);
    const becomes = all.slice(start, change.start) + change.text + all.slice(change.end, end);
    const line = all.slice(0, start).split('\n').length;
    return { ...change, area, file, line, was: all.slice(start, end), becomes };
  });
}

const projects = ['tsconfig.json', 'src/engine/tsconfig.json', 'src/receiver/tsconfig.json'];

/** Files with a mistake that TypeScript rejects. While it finds bad syntax, it looks for nothing else. */
async function findRefused(copy: ScratchCopy, mistakes: Candidate[]): Promise<Set<string>> {
  const refused = new Set<string>();
  for (;;) {
    const errors = await compile(
      copy,
      mistakes.filter(({ file }) => !refused.has(file)),
    );
    if (errors.length === 0) return refused;
    for (const file of errors) refused.add(file);
  }
}

/** Files with a mistake for which TypeScript has errors, there or in a file that imports it. */
async function compile(copy: ScratchCopy, mistakes: Candidate[]): Promise<string[]> {
  const kept = mistakes.map(({ file, start, end, text }) => {
    const all = copy.read(file);
    copy.write(file, all.slice(0, start) + text + all.slice(end));
    return { file, all };
  });
  const outputs = projects.map((project) => copy.run(['tsc', '-p', project, '--pretty', 'false']));
  const ran = (await Promise.all(outputs)).map(({ output }) => output).join('\n');
  const faulty = [...new Set([...ran.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file!))];
  const wronged = new Set(kept.map(({ file }) => file));
  const texts = faulty.filter((file) => !wronged.has(file)).map((file) => copy.read(file));
  const refused = [...wronged].filter(
    (file) => faulty.includes(file) || texts.some((text) => text.includes(`/${basename(file)}'`)),
  );
  for (const { file, all } of kept) copy.write(file, all);
  return refused;
}
