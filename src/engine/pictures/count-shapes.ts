/** A part of a drawing: an element with an id, and those in it without one. */
interface Group {
  shapes: number;
  inner: Group[];
  /** Ids of the parts that it draws again: by `<use>`, as a pattern, mask, marker, filter. */
  refs: string[];
  sum?: number;
}

/** Deeper than programs nest references; browsers stop, too. */
const maxDepth = 500;

/** Counts what browsers draw: each reference draws its whole part again. */
export function createShapeCount() {
  const newGroup = (): Group => ({ shapes: 0, inner: [], refs: [] });
  const whole = newGroup();
  const byId = new Map<string, Group>();
  const open = [whole];

  function sumOf(group: Group, depth: number): number {
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    if (group.sum !== undefined) return group.sum;
    // Browsers draw nothing for a part that refers to itself.
    group.sum = 0;
    const drawn = [...group.inner, ...group.refs.flatMap((id) => byId.get(id) ?? [])];
    group.sum = drawn.reduce((sum, next) => sum + sumOf(next, depth + 1), group.shapes);
    return group.sum;
  }

  return {
    open(id: string | undefined, { name, refs }: { name: string; refs: readonly string[] }): void {
      let group = open.at(-1)!;
      if (id !== undefined) {
        const inner = newGroup();
        group.inner.push(inner);
        byId.set(id, byId.get(id) ?? inner);
        group = inner;
      }
      // Colours of a gradient are mixed once.
      group.shapes += name === 'stop' ? 0 : 1;
      for (const ref of refs) group.refs.push(ref);
      open.push(group);
    },
    close: () => void open.pop(),
    /** Infinity for references that are nested too deep. */
    sum: () => sumOf(whole, 0),
  };
}
