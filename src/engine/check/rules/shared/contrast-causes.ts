import { nearestWithContrast } from '../../../../shared/theme/colors.ts';
import { groupBy } from '../../../text/group-by.ts';
import { listSome } from '../../../text/messages.ts';
import type { ReportWords } from '../../rule.ts';
import type { LocatedColor } from './color-groups.ts';

/** A pair of colours with too little contrast, or an opacity, as it is reported. */
export interface Failure {
  /** Where the colour is written that is to be changed. */
  pointer: string;
  /** Where the colour in front is written. */
  origin: string;
  message: string;
  hint: string;
  /** What lacks contrast, and how much it needs; undefined for an opacity. */
  pair?: FailedPair;
}

interface FailedPair {
  front: LocatedColor;
  back: LocatedColor;
  least: number;
  words: string;
}

/** One colour of a pair that fails, and the colour on the other side. */
interface Side {
  failure: Failure;
  pair: FailedPair;
  color: LocatedColor;
  opposite: LocatedColor;
}

/** A colour of the palette, and the failures that it is part of. */
interface Cause {
  name: string;
  color: string;
  sides: readonly Side[];
}

/** The fewest places that have one cause instead of each its own. */
const many = 4;

/** The colours of the palette that are part of many failures, those of most first. */
export function findCauses(
  failures: readonly Failure[],
  nameAt: (color: LocatedColor) => string | undefined,
): Cause[] {
  // Of two colours that fail together, the one in front is named: the order stays.
  const allSides = [true, false].flatMap((isFront) =>
    failures.flatMap((failure) => {
      if (!failure.pair) return [];
      const { pair } = failure;
      const color = isFront ? pair.front : pair.back;
      const opposite = isFront ? pair.back : pair.front;
      return { name: nameAt(color), failure, pair, color, opposite };
    }),
  );
  const groups = [...groupBy(allSides, ({ name }) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  const explained = new Set<Failure>();
  return groups.flatMap(([name, group]) => {
    const sides = group.filter(({ failure }) => !explained.has(failure));
    const [first] = sides;
    if (name === undefined || !first || sides.length < many) return [];
    for (const { failure } of sides) explained.add(failure);
    return [{ name, color: first.color.color, sides }];
  });
}

export function wordCause({ name, color, sides }: Cause): ReportWords {
  const opposites = sides.map(({ opposite }) => opposite.color);
  const nearest = nearestWithContrast(color, opposites, Math.max(...sides.map(({ pair }) => pair.least)));
  const some = sides.slice(0, 3).map(({ pair }) => pair.words);
  return {
    message: `Expected more contrast of the colour "${name}" (${color}), which has too little in ${sides.length} places, such as ${listSome(some)}.`,
    hint:
      nearest === undefined
        ? 'Choose another colour, or other ones in these places.'
        : `Write "${name}": "${nearest}", the nearest colour that has enough in all of them.`,
  };
}
