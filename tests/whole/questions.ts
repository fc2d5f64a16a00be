import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRouting } from '../../src/hosts/routing.ts';
import { listFiles } from '../../src/hosts/prepare.ts';
import type { Question } from './ask-host.ts';

/** Headers that shorten the answer of a file. */
const shortening = [
  { 'if-none-match': '*' },
  { 'if-modified-since': new Date().toUTCString() },
  { range: 'bytes=0-9' },
];

type List = 'codings' | 'encoded' | 'forHosts' | 'methods' | 'ranges' | 'tricks' | 'unknown';

const { codings, encoded, forHosts, methods, ranges, tricks, unknown } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'servers/questions.json'), 'utf8'),
) as Record<List, string[]>;

/**
 * Requests about the site in a folder, served at a base, by kind, with the distinct statuses of their answers. `samples`:
 * some of its files. `isTrick`: each host may refuse them differently.
 */
export function listGroups(folder: string, base: string, samples: string[]) {
  const all = listFiles(folder);
  const pages = all
    .filter((file) => /^(?!404)[^_].*\.html$/.test(file))
    .map((file) => file.replace(/(?:^index)?\.html$/, ''));
  const files = all.filter((file) => !/\.(?:html|br|gz)$/.test(file));
  const otherForms = pages
    .filter((path) => path !== '')
    .flatMap((path) => [`${path}/`, `${path}.html`, `${path}/index.html?x=1`, `${path}/index`]);
  const slashless = [base.slice(0, -1), `${base.slice(0, -1)}?x=1`];
  const ask = (paths: string[], rest: Omit<Question, 'path'> = {}) =>
    paths.map((path) => ({ path: base + path, ...rest }));
  const exactly = (paths: string[]) => paths.map((path) => ({ path }));

  const each = (values: string[], paths: string[], rest: (value: string) => Omit<Question, 'path'>) =>
    values.flatMap((value) => ask(paths, rest(value)));
  const routing = readRouting(folder);
  const redirects = Array.from(routing.redirects.keys(), encodeURI);
  const gone = routing.gone.map(encodeURI);
  const both = (paths: string[]) => exactly(paths.flatMap((path) => [path, `${path}?x=%22&y=/a`]));

  const groups: Record<string, [statuses: number[], questions: Question[], isTrick?: true]> = {
    'every page': [[200], ask(pages)],
    HEAD: [[200], ask(pages, { method: 'HEAD' })],
    'every other file': [[200], ask(files)],
    'aliases, redirects and planned links': [
      [301, 302],
      [...both(redirects), ...ask(['w%72ite', 'Old/Write%5F1.html', 'Sho%70.php'])],
    ],
    'addresses that are gone': [[410], both(gone)],
    'addresses like those that lead elsewhere or are gone': [
      [404],
      ask(['shop.php', 'news/2019', 'Old-offer', 'old-offer2']),
    ],
    'other forms of an address': [
      [308],
      ask([...otherForms, 'index.html', 'index', 'index/?x=1', 'no-such-page/', 'img/', '404.html']),
    ],
    'unknown addresses': [[404], ask(unknown)],
    'unknown addresses that a browser has in its cache, or wants a part of': [
      [404],
      shortening.flatMap((headers) => ask(['no-such-page'], { headers })),
    ],
    'files for hosts only': [[404], ask(forHosts)],
    'encoded letters and queries': [[200], ask(encoded)],
    'methods other than GET and HEAD': [
      [405],
      each(methods, ['people/plot', 'write'], (method) => ({ method, headers: { 'content-length': '0' } })),
    ],
    'parts of files': [[206, 416], each(ranges, samples, (range) => ({ headers: { range } }))],
    'requests with any content coding': [
      [200],
      each(codings, [...pages.slice(0, 5), ...samples], (taken) => ({
        headers: { 'accept-encoding': taken },
      })),
    ],
    // Below a base, such requests reach files next to the site, and hosts differ for the base without its slash.
    ...(base === '/'
      ? { 'hostile addresses': [[400], exactly(tricks), true] }
      : { 'the base without its slash': [[308], exactly(slashless), true] }),
  };
  return Object.entries(groups).map(([name, [statuses, questions, isTrick = false]]) => ({
    name,
    statuses,
    questions,
    isTrick,
  }));
}
