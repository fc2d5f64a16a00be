import { explainReserved, routeOf, sortFiles } from '../files/page-files.ts';
import { askBack } from '../../shared/suggest.ts';
import { quote } from '../text/messages.ts';
import { slugOf } from '../text/paths.ts';

/** File and route of a new page. */
export interface PageAddress {
  /** Path inside the content folder: `gardens/tools.json`. */
  name: string;
  route: string;
}

/** Reads an address such as `gardens/tools`, with or without a leading slash. A problem is a message for the author. */
export function readPageAddress(typed: string): PageAddress | { problem: string } {
  const path = typed.trim().replace(/^\//, '') || 'index';
  const name = `${path}.json`;
  const [page] = sortFiles('', [name]).pages;
  if (page) return { name, route: page.route };
  const message = `${quote(typed)} cannot be the address of a page.`;
  const reserved = explainReserved(routeOf(name));
  if (reserved !== undefined) return { problem: `${message} ${reserved}` };
  const meant = meantBy(path);
  const form =
    'An address has lower-case letters, digits and single hyphens, with "/" between a folder and a page.';
  return { problem: askBack(`${message} ${form}`, meant && `"${meant}"`) };
}

/** Guesses the address from a file name, a URL or a title. */
function meantBy(path: string): string | undefined {
  // File names and whole URLs are often pasted.
  const bare = path
    .replaceAll('\\', '/')
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:json|html?)$/i, '');
  const segments = bare.split('/').filter((part) => part.trim() !== '');
  if (segments[0] === 'pages') segments.shift();
  const meant = segments.flatMap((part) => slugOf(part) ?? []).join('/');
  return meant !== '' && 'name' in readPageAddress(meant) ? meant : undefined;
}
