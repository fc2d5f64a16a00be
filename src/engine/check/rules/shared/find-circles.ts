import { quote } from '../../../text/messages.ts';

/** The circles of names that lead to other names: a name of each, and its way back for a message. Takes linear time. */
export function findCircles(links: ReadonlyMap<string, unknown>): { name: string; path: string }[] {
  const known = new Set<unknown>();
  return [...links.keys()].flatMap((start) => {
    const way: string[] = [];
    let name: unknown = start;
    while (typeof name === 'string' && links.has(name) && !known.has(name)) {
      known.add(name);
      way.push(name);
      name = links.get(name);
    }
    const first = String(name);
    if (!way.includes(first)) return [];
    const circle = [...way.slice(way.indexOf(first)), first];
    return [{ name: first, path: circle.map(quote).join(' → ') }];
  });
}
