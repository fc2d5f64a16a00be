import { quote } from '../../../text/messages.ts';

/** The circles of names that lead to other names: a name of each, and its way back for a message. Takes linear time. */
export function findCircles(links: ReadonlyMap<string, unknown>): { name: string; path: string }[] {
  const seen = new Set<unknown>();
  return [...links.keys()].flatMap((start) => {
    const path: string[] = [];
    let name: unknown = start;
    while (typeof name === 'string' && links.has(name) && !seen.has(name)) {
      seen.add(name);
      path.push(name);
      name = links.get(name);
    }
    const first = String(name);
    if (!path.includes(first)) return [];
    const circle = [...path.slice(path.indexOf(first)), first];
    return [{ name: first, path: circle.map(quote).join(' → ') }];
  });
}
