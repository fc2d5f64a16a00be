import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isDay } from '../../../shared/day.ts';
import { collectionOf } from '../../content/collections.ts';
import { entryId } from '../../content/entry-id.ts';
import { stateOf } from '../../content/state.ts';
import { isObject, type Json } from '../../json/json.ts';
import { readLeniently } from '../../json/read-json.ts';
import { judgeAll } from '../rule.ts';

export const entryDateKept = judgeAll('warning', async ({ pages, site, report }) => {
  const { fileSystem, pagesDir, placeholders } = site;
  const inFeeds = pages.filter(
    ({ route, entry, dates }) =>
      entry &&
      entry.id === undefined &&
      stateOf(dates, site.clock) === 'live' &&
      collectionOf(site.collections, route)?.settings?.feed,
  );
  if (inFeeds.length === 0 || !fileSystem.committed) return;
  const nameOf = (file: string) => file.slice(pagesDir.length + 1);
  const names = inFeeds.map(({ file }) => nameOf(file));
  const committed = await fileSystem.committed(pagesDir, names);
  for (const { file, route, entry } of inFeeds) {
    const before = committed.get(nameOf(file));
    const was = before && dayIn(before.toString());
    const day = entry?.date;
    if (was === undefined || typeof day !== 'string' || !isDay(day) || day === was) continue;
    const id = entryId(placeholders?.get('url') ?? '', was, route);
    const text = readLeniently(fileSystem, file);
    const root = parseTree(text);
    const node = root && findNodeAtLocation(root, ['entry', 'date']);
    const end = node && node.offset + node.length;
    report(
      { file, at: 'value', pointer: '/entry/date' },
      `Unexpected change of the day "${was}" without an "id".`,
      {
        hint: `Programs for feeds know the page by its day, and would show it as a new one. Write "id": "${id}" into the entry.`,
        ...(end !== undefined && {
          fix: { writes: `, "id": ${JSON.stringify(id)}`, instead: { start: end, end }, safe: true },
        }),
      },
    );
  }
});

/** The day of the entry in the text of a page; undefined for one without, or with an id. */
function dayIn(text: string): string | undefined {
  const page = parseOrNothing(text);
  const entry = isObject(page) ? page.entry : undefined;
  return isObject(entry) && entry.id === undefined && typeof entry.date === 'string' && isDay(entry.date)
    ? entry.date
    : undefined;
}

/** A commit may hold a file that is none. */
function parseOrNothing(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as Json;
  } catch {
    return undefined;
  }
}
