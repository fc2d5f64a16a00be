/** The names of each circle, for names that lead to other names. Takes linear time. */
export function findCircles(links: ReadonlyMap<string, unknown>): string[][] {
  const known = new Set<unknown>();
  return [...links.keys()].flatMap((start) => {
    const path: string[] = [];
    let name: unknown = start;
    while (typeof name === 'string' && links.has(name) && !known.has(name)) {
      known.add(name);
      path.push(name);
      name = links.get(name);
    }
    const first = path.indexOf(String(name));
    return first === -1 ? [] : [path.slice(first)];
  });
}
