import { isObject, type JsonObject } from '../../json/json.ts';
import { siteFile } from '../../content/document.ts';
import { paletteOf } from '../../content/roles/color.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

export const themeAcyclic: Rule = {
  id: 'theme-acyclic',
  severity: 'error',
  isFixed: true,
  document(document, { site, report }) {
    if (document.kind !== 'site' || document.name !== 'theme') return;
    const { schemes } = siteFile(document, 'theme');
    const likes = Object.entries(isObject(schemes) ? schemes : {}).map(([name, own]) => [
      name,
      isObject(own) ? own.like : undefined,
    ]);
    for (const [links, pointerOf] of [
      [paletteOf(site), (name: string) => `/colors/${name}`],
      [Object.fromEntries(likes) as JsonObject, (name: string) => `/schemes/${name}/like`],
    ] as const) {
      const circle = findCircle(links);
      if (!circle) continue;
      const [first] = circle as [string];
      const path = [...circle, first].map(quote).join(' → ');
      report({ at: 'value', pointer: pointerOf(first) }, `Unexpected circle: ${path}.`, {
        hint: 'Each of them names the next, so none has a colour. Write a colour in one of them.',
      });
    }
  },
};

/** The first names, in the order of the file, that lead back to themselves. */
function findCircle(links: JsonObject): string[] | undefined {
  const known = new Set<string>();
  for (const start of Object.keys(links)) {
    const path: string[] = [];
    let name: unknown = start;
    while (typeof name === 'string' && Object.hasOwn(links, name) && !known.has(name)) {
      known.add(name);
      path.push(name);
      name = links[name];
    }
    if (path.includes(String(name))) return path.slice(path.indexOf(String(name)));
  }
  return undefined;
}
