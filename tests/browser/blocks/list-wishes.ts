import type { Parts } from './list-parts.ts';
import type { Wish } from './sample-value.ts';

export interface NamedWish extends Wish {
  name: string;
}

type Count = Wish['count'];
const fewest: Count = (least) => Math.max(1, least);
const most: Count = (_, greatest) => greatest;
/** Three of everything, as far as that is allowed. */
const few: Count = (least, greatest) => Math.min(greatest, Math.max(least, 3));

const everything = () => true;
const nothing = () => false;
const plain = { wording: 'plain', figures: 'plain', count: few, has: everything } as const;

/** The blocks to make of every type and variant: the ends of what is allowed, and each thing that can differ. */
export function listWishes(parts: Parts, random: () => number): NamedWish[] {
  return [
    { ...plain, name: 'least', wording: 'shortest', count: fewest, has: nothing },
    { ...plain, name: 'least, with everything', wording: 'shortest', count: fewest },
    { ...plain, name: 'most', count: most },
    { ...plain, name: 'most, longest', wording: 'longest', figures: 'big', count: most },
    { ...plain, name: 'most, 30-letter words', wording: 'compound', figures: 'big', count: most },
    { ...plain, name: 'most, shortest', wording: 'shortest', count: most },
    { ...plain, name: 'most, nothing optional, longest', wording: 'longest', count: most, has: nothing },
    { ...plain, name: 'fewest', count: fewest },
    { ...plain, name: 'fewest, longest', wording: 'longest', figures: 'big', count: fewest },
    { ...plain, name: 'fewest, 30-letter words', wording: 'compound', figures: 'big', count: fewest },
    ...figureWishes(parts),
    ...countWishes(parts),
    ...partWishes(parts),
    ...mixedWishes(random),
  ];
}

function figureWishes({ hasFigures }: Parts): NamedWish[] {
  if (!hasFigures) return [];
  return [
    { ...plain, name: 'big figures', figures: 'big' },
    { ...plain, name: 'big figures, shortest', figures: 'big', wording: 'shortest', count: most },
  ];
}

/** Every number of items up to eight: a layout that suits three and six may not suit five. All lists grow at once. */
function countWishes({ lists }: Parts): NamedWish[] {
  const steps = Math.max(0, ...lists.map(({ least, most: greatest }) => Math.min(greatest, 8) - least + 1));
  return Array.from({ length: steps }, (_, step): NamedWish => {
    const counts = new Map(
      lists.map(({ path, least, most: greatest }) => [path, Math.min(least + step, greatest)]),
    );
    const count: Count = (least, greatest, path) => counts.get(path) ?? few(least, greatest, path);
    return { ...plain, name: [...counts].map(([path, wanted]) => `${wanted} ${path}`).join(', '), count };
  });
}

/** Each part that may be left out: everything but it, and, of the block's own parts, nothing but it. */
function partWishes({ optional }: Parts): NamedWish[] {
  const own = optional.filter((part) => !part.includes('.'));
  return [
    ...optional.map((part) => ({
      ...plain,
      name: `without ${part}`,
      has: (path: string) => !isWithin(path, part),
    })),
    ...own.map((part) => ({ ...plain, name: `only ${part}`, has: (path: string) => isWithin(path, part) })),
  ];
}

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}.`);
}

/** Everything left to chance, so that neighbours in a list differ as they do in real pages. */
function mixedWishes(random: () => number): NamedWish[] {
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
