import { collectionOf } from '../content/collections.ts';
import { draftMark } from '../content/draft-mark.ts';
import { roles } from '../content/roles/index.ts';
import type { Site } from '../content/site.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { dayAt } from '../text/moments.ts';

/** The properties that an entry at an address must have besides its day; undefined outside of collections. */
export function requiredOf(site: Site, route: string): readonly string[] | undefined {
  const collection = collectionOf(site.collections, route);
  return collection && (collection.settings?.requires ?? []);
}

/** An entry of today, with what its collection requires: as it was answered, or to be rewritten. */
export function draftEntry(
  site: Site,
  route: string,
  answers: Readonly<Record<string, string>> = {},
): JsonObject | undefined {
  const required = requiredOf(site, route);
  if (!required) return undefined;
  const { at, zone } = site.clock;
  const today = dayAt(Number.isFinite(at) ? at : Date.parse('2000-01-01'), zone);
  const entry: JsonObject = { date: today };
  for (const name of required) entry[name] = draftProperty(site, route, name, answers[name]) ?? today;
  return entry;
}

/** `answer`: what the author typed; several tags are separated by commas. */
function draftProperty(
  site: Site,
  route: string,
  name: string,
  answer: string | undefined,
): Json | undefined {
  const field = site.schemas.page.field.properties.get('entry')?.properties.get(name);
  const tags = collectionOf(site.collections, route)?.settings?.tags ?? [];
  if (field?.schema.type === 'array') {
    const typed = answer?.split(',').map((tag) => tag.trim());
    return typed?.filter((tag) => tag !== '') ?? tags.slice(0, 1);
  }
  if (field?.role === 'picture') {
    const [first = ''] = roles.picture.offers?.(site, []) ?? [];
    return { src: answer ?? first, alt: '' };
  }
  if (field?.schema.format === 'day') return answer;
  return answer ?? `${draftMark}the ${name} of the entry`;
}
