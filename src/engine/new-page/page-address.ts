import { routeOf, sortFiles } from '../files/page-files.ts';
import { explainReserved, findDevice } from '../files/reserved-names.ts';
import { quote } from '../text/quote.ts';
import { slugOf } from '../text/slug.ts';

/** Where a new page will lie, and where it will be seen. */
export interface PageAddress {
  /** Path inside the content folder: `gardens/tools.json`. */
  name: string;
  /** `/gardens/tools`. */
  route: string;
}

/** A sentence for who typed the address: what is wrong, and what to type. */
export interface AddressProblem {
  problem: string;
}

const maxLetters = 120;

/** Reads an address such as `gardens/tools`, with or without a slash in front. */
export function readPageAddress(typed: string): PageAddress | AddressProblem {
  const path = typed.trim().replace(/^\//, '') || 'index';
  if (path.length > maxLetters)
    return { problem: `The address is too long: ${path.length} letters. ${maxLetters} are allowed.` };
  const name = `${path}.json`;
  const [page] = sortFiles('', [name]).pages;
  if (page) return { name, route: page.route };
  const reason = explainReserved(routeOf(name));
  if (reason !== undefined) return refuse(typed, reason.replace(' Choose another name.', ''), renamed(path));
  return refuse(
    typed,
    'An address is made of small letters, digits and single hyphens, with "/" between a folder and a page.',
    meantBy(path),
  );
}

function refuse(typed: string, reason: string, meant: string | undefined): AddressProblem {
  const question = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return { problem: `${quote(typed)} cannot be the address of a page. ${reason}${question}` };
}

/** The address that a file name, an address with a host or a title stands for. */
function meantBy(path: string): string | undefined {
  // A file's name and an address with its host are often copied.
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

/** The same address without the part that is taken for something else. */
function renamed(path: string): string {
  const device = findDevice(path);
  const segments = path.split('/');
  const taken = device === undefined ? 0 : segments.indexOf(device);
  return segments.map((part, index) => (index === taken ? `${part}-page` : part)).join('/');
}
