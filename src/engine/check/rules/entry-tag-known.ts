import { collectionOf } from '../../content/collections.ts';
import { listSome, quote } from '../../text/messages.ts';
import type { Collection } from '../../content/collections.ts';
import { judgeEach } from '../rule.ts';

export const entryTagKnown = judgeEach('error', ({ contentFile, site, report, suggest, valuesOf }) => {
  function judge(
    { value, pointer }: { value: string; pointer: string },
    collection: Collection | undefined,
  ): void {
    const tags = collection?.settings?.tags;
    if (!tags || tags.includes(value)) return;
    report({ place: { at: 'value', pointer }, value }, `Unknown tag ${quote(value)}.`, {
      ...suggest(value, tags),
      hint: `Known: ${listSome(tags)}. ${collection.compiled.file} lists them: add a new one there.`,
    });
  }

  for (const { value, tags } of valuesOf('collection'))
    for (const tag of tags) judge(tag, site.collections.get(value));
  if (contentFile.kind !== 'page') return;
  const collection = collectionOf(site.collections, contentFile.route);
  for (const { value, place } of valuesOf('tag'))
    if (place.pointer.startsWith('/entry/')) judge({ value, pointer: place.pointer }, collection);
});
