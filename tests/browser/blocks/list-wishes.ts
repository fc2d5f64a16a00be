import type { Parts } from './list-parts.ts';
import { pairwiseRows, type Row } from './pairwise.ts';
import type { Wish } from './sample-value.ts';
import type { Wording } from './sample-text.ts';

export interface NamedWish extends Wish {
  name: string;
  /** The cloth the block stands on; the variant's own unless said. */
  ground?: string | undefined;
}

type Count = Wish['count'];
const fewest: Count = (least) => Math.max(1, least);
const most: Count = (_, greatest) => greatest;
/** Three of everything, as far as that is allowed. */
const few: Count = (least, greatest) => Math.min(greatest, Math.max(least, 3));

const everything = () => true;
const nothing = () => false;
const plain = { wording: 'plain', figures: 'plain', count: few, has: everything } as const;

/** The blocks to make of every variant of a type: the ends of what is allowed, and whatever can differ in pairs. */
export function listWishes(parts: Parts, grounds: string[], random: () => number): NamedWish[] {
  const ends = extremes();
  const whole = ends.filter(({ has }) => has === everything);
  const wishes = [...whole, ...pairs(parts, Math.max(0, grounds.length - whole.length), random)];
  const others = [...ends.filter(({ has }) => has !== everything), ...mixed(random)];
  // Every part is seen on every ground: as many of the first ones as there are grounds have everything.
  const placed = wishes.map((wish, index) => ({ ...wish, ground: grounds[index % grounds.length] }));
  return [...placed, ...others];
}

function extremes(): NamedWish[] {
  return [
    { ...plain, name: 'least', wording: 'shortest', count: fewest, has: nothing },
    { ...plain, name: 'least, with everything', wording: 'shortest', count: fewest },
    { ...plain, name: 'most', count: most },
    { ...plain, name: 'most, longest', wording: 'longest', figures: 'big', count: most },
    { ...plain, name: 'most, 30-letter words', wording: 'compound', figures: 'big', count: most },
    { ...plain, name: 'most, shortest', wording: 'shortest', figures: 'big', count: most },
    { ...plain, name: 'most, nothing optional, longest', wording: 'longest', count: most, has: nothing },
    { ...plain, name: 'fewest', count: fewest },
    { ...plain, name: 'fewest, longest', wording: 'longest', figures: 'big', count: fewest },
    { ...plain, name: 'fewest, 30-letter words', wording: 'compound', figures: 'big', count: fewest },
  ];
}

/** Longer lists repeat what their first rows show; the ends are measured in any case. */
const mostSteps = 12;

/**
 * Every number of items with long texts and with long words, and each part that may be left out with and without every
 * other: a layout that suits three cards with texts may not suit five without. The first `whole` have everything.
 */
function pairs(parts: Parts, whole: number, random: () => number): NamedWish[] {
  const steps = Math.max(1, ...parts.lists.map(({ least, most: greatest }) => greatest - least + 1));
  const factors = {
    step: Array.from({ length: Math.min(steps, mostSteps) }, (_, step) => step),
    wording: ['longest', 'compound'],
    figures: parts.hasFigures ? ['plain', 'big'] : ['plain'],
    ...Object.fromEntries(parts.optional.map((part) => [part, [true, false]])),
  };
  const first = Array.from({ length: whole }, (_, index): Row => ({
    step: index % factors.step.length,
    wording: factors.wording[index % 2],
    figures: factors.figures[0],
    ...Object.fromEntries(parts.optional.map((part) => [part, true])),
  }));
  return pairwiseRows(factors, random, first).map((row) => wishOf(row, parts));
}

function wishOf(row: Row, { lists, optional }: Parts): NamedWish {
  const step = Number(row.step);
  const counts = new Map(
    lists.map(({ path, least, most: greatest }) => [path, Math.min(least + step, greatest)]),
  );
  const absent = optional.filter((part) => row[part] === false);
  // What lies in a part that is absent is absent anyway.
  const without = absent.filter((part) => !absent.some((other) => part.startsWith(`${other}.`)));
  const wording = row.wording as Wording;
  const listed = [...counts]
    .filter(([path]) => !without.includes(path))
    .map(([path, count]) => `${count} ${path}`);
  return {
    name: [...listed, wording, ...(without.length > 0 ? [`without ${without.join(' and ')}`] : [])].join(
      ', ',
    ),
    wording,
    figures: row.figures === 'big' ? 'big' : 'plain',
    count: (least, greatest, path) => counts.get(path) ?? few(least, greatest, path),
    has: (path) => !absent.includes(path),
  };
}

/** Everything left to chance, so that neighbours in a list differ as they do in real pages. */
function mixed(random: () => number): NamedWish[] {
  const between: Count = (least, greatest) =>
    Math.max(1, least) + Math.floor(random() * (greatest - Math.max(1, least) + 1));
  return (['plain', 'longest', 'compound'] as const).map((wording) => ({
    name: `mixed, ${wording}`,
    wording,
    figures: random() < 0.5 ? 'plain' : 'big',
    count: between,
    has: () => random() < 0.5,
  }));
}
