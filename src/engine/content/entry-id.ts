import { parseUrl } from '../../shared/parse-url.ts';

/** By what programs know an entry of a feed, unless it says so itself (RFC 4151). `url`: that of the site. */
export function entryId(url: string, date: string, route: string): string {
  return `tag:${parseUrl(url)?.hostname ?? ''},${date}:${route}`;
}
