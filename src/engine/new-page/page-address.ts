import { explainReserved, findDevice, routeOf, sortFiles } from '../files/page-files.ts';
import { askBack } from '../../shared/suggest.ts';
import { quote } from '../text/messages.ts';
import { slugOf } from '../text/paths.ts';

/** File and route of a new page. */
export interface PageAddress {
  /** Path inside the content folder: `gardens/tools.json`. */
  name: string;
  route: string;
}

/** A message for the author, with the correction. */
export interface AddressProblem {
  problem: string;
}

const maxLetters = 120;

/** Reads an address such as `gardens/tools`, with or without a leading slash. */
export function readPageAddress(typed: string): PageAddress | AddressProblem {
  const path = typed.trim().replace(/^\//, '') || 'index';
  if (path.length > maxLetters)
    return {
      problem: `The address is too long: it has ${path.length} characters. The limit is ${maxLetters}.`,
    };
  const name = `${path}.json`;
  const [page] = sortFiles('', [name]).pages;
  if (page) return { name, route: page.route };
  const reason = explainReserved(routeOf(name));
  if (reason !== undefined) return refuse(typed, reason.replace(' Choose another name.', ''), renamed(path));
  return refuse(
    typed,
    'An address has lower-case letters, digits and single hyphens, with "/" between a folder and a page.',
    meantBy(path),
  );
}

function refuse(typed: string, reason: string, meant: string | undefined): AddressProblem {
  const message = `${quote(typed)} cannot be the address of a page. ${reason}`;
  return { problem: askBack(message, meant && `"${meant}"`) };
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

/** The same address with the reserved segment renamed. */
function renamed(path: string): string {
  const device = findDevice(path);
  const segments = path.split('/');
  const taken = device === undefined ? 0 : segments.indexOf(device);
  return segments.map((part, index) => (index === taken ? `${part}-page` : part)).join('/');
}
