import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { findMistakes, type Change } from './find-mistakes.ts';
import type { Mistake } from './mistake.ts';
import type { ScratchCopy } from './scratch-copy.ts';

/** The areas of the source, what belongs to each, and how many mistakes are drawn for it. */
export const areas: Record<string, { folders: RegExp; wanted: number }> = {
  engine: { folders: /^src\/(?:engine|command-line)\//, wanted: 45 },
  shared: { folders: /^src\/shared\/(?!generated)/, wanted: 20 },
  app: { folders: /^src\/app\//, wanted: 25 },
  shell: { folders: /^src\/(?:shell|theme)\//, wanted: 22 },
  sections: { folders: /^src\/(?:sections|components)\//, wanted: 28 },
  receiver: { folders: /^src\/receiver\//, wanted: 20 },
};

/** How often a kind is drawn, beside the others; 2 where nothing is said. */
const weights: Record<string, number> = {
  boundary: 3,
  equality: 3,
  logic: 3,
  'condition negated': 3,
  'statement removed': 3,
  'early leave removed': 3,
  arithmetic: 1,
  quantifier: 1,
  'flag removed': 1,
};

type Candidate = Change & Mistake;

/** Draws mistakes that compile: at most two in a file, and one in a function. The same seed draws the same ones. */
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

/** As many as are missing, in as many files. What is drawn is not drawn again. */
function drawFrom(area: Area, random: () => number): Candidate[] {
  const fresh: Candidate[] = [];
  while (area.drawn.length + fresh.length < area.wanted) {
    const full = (file: string) =>
      fresh.some((other) => other.file === file) ||
      area.drawn.filter((other) => other.file === file).length > 1;
    const open = area.candidates.filter(({ file }) => !full(file));
    const kinds = [...new Set(open.map(({ kind }) => kind))].toSorted();
    const lots = kinds.flatMap((kind) => Array<string>(weights[kind] ?? 2).fill(kind));
    const kind = lots[Math.floor(random() * lots.length)];
    const alike = open.filter((candidate) => candidate.kind === kind);
    const pick = alike[Math.floor(random() * alike.length)];
    if (!pick) break;
    fresh.push(pick);
    area.candidates = area.candidates.filter(({ file, home }) => file !== pick.file || home !== pick.home);
  }
  return fresh;
}

function listFiles(copy: ScratchCopy, folders: RegExp): string[] {
  const all = execFileSync('git', ['-C', copy.folder, 'ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  return all.filter((file) => folders.test(file) && /(?<!\.d)\.tsx?$/.test(file)).toSorted();
}

/** A mistake is told by whole lines, so that it is found again when others have changed. */
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

/** Files whose mistake TypeScript refuses, there or in a file that imports it. */
async function findRefused(copy: ScratchCopy, mistakes: Candidate[]): Promise<Set<string>> {
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
  return new Set(refused);
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
