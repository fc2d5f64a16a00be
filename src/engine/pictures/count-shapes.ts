/** A part of a drawing: an element with an id, and those in it without one. */
interface Part {
  shapes: number;
  inner: Part[];
  /** Ids of the parts that it draws again: by `<use>`, as a pattern, mask, marker, filter. */
  refs: string[];
  sum?: number;
}

/** Deeper than programs nest references; browsers stop, too. */
const maxDepth = 500;

/** Counts what browsers draw: each reference draws its whole part again. */
export function createShapeCount() {
  const newPart = (): Part => ({ shapes: 0, inner: [], refs: [] });
  const whole = newPart();
  const byId = new Map<string, Part>();
  const open = [whole];

  function sumOf(part: Part, depth: number): number {
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    if (part.sum !== undefined) return part.sum;
    // Browsers draw nothing for a part that refers to itself.
    part.sum = 0;
    const drawn = [...part.inner, ...part.refs.flatMap((id) => byId.get(id) ?? [])];
    part.sum = drawn.reduce((sum, one) => sum + sumOf(one, depth + 1), part.shapes);
    return part.sum;
  }

  return {
    open(id: string | undefined, { name, refs }: { name: string; refs: readonly string[] }): void {
      let part = open.at(-1)!;
      if (id !== undefined) {
        const inner = newPart();
        part.inner.push(inner);
        byId.set(id, byId.get(id) ?? inner);
        part = inner;
      }
      // Colours of a gradient are mixed once.
      part.shapes += name === 'stop' ? 0 : 1;
      for (const ref of refs) part.refs.push(ref);
      open.push(part);
    },
    close: () => void open.pop(),
    /** Infinity for references that are nested too deep. */
    sum: () => sumOf(whole, 0),
  };
}
