import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { listFiles } from '../../src/engine/hosts/prepare-for-host.ts';
import type { Question } from './ask-host.ts';

/** Requests of one kind. */
export interface Group {
  name: string;
  questions: Question[];
  /** The statuses of their answers, each once. */
  statuses: number[];
  /** Each host may refuse them in its own way. */
  isTrick?: boolean;
}

type List = 'codings' | 'encoded' | 'forHosts' | 'methods' | 'ranges' | 'tricks' | 'unknown';

const { codings, encoded, forHosts, methods, ranges, tricks, unknown } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'servers/questions.json'), 'utf8'),
) as Record<List, string[]>;

/** What hosts are asked about the site in a folder, which lies at a base. `samples` are some of its files. */
export function listGroups(folder: string, base: string, samples: string[]): Group[] {
  const all = listFiles(folder);
  const pages = all
    .filter((file) => /^(?!404)[^_].*\.html$/.test(file))
    .map((file) => file.replace(/(?:^index)?\.html$/, ''));
  const files = all.filter((file) => !/\.(?:html|br|gz)$/.test(file));
  const otherForms = pages
    .filter((path) => path !== '')
    .flatMap((path) => [`${path}/`, `${path}.html`, `${path}/index.html?x=1`, `${path}/index`]);
  const slashless = base === '/' ? [] : [base.slice(0, -1), `${base.slice(0, -1)}?x=1`];
  const ask = (paths: string[], rest: Omit<Question, 'path'> = {}) =>
    paths.map((path) => ({ path: base + path, ...rest }));
  const exactly = (paths: string[]) => paths.map((path) => ({ path }));

  return [
    { name: 'every page', questions: ask(pages), statuses: [200] },
    { name: 'HEAD', questions: ask(pages, { method: 'HEAD' }), statuses: [200] },
    { name: 'every other file', questions: ask(files), statuses: [200] },
    {
      name: 'aliases and planned links',
      questions: [
        ...exactly(Array.from(readHostRules(folder).redirects.keys(), encodeURI)),
        ...ask(['write?from=mail&x=%22', 'w%72ite']),
      ],
      statuses: [301, 302],
    },
    {
      name: 'other forms of an address',
      questions: ask([...otherForms, 'index.html', 'index', 'index/?x=1', 'no-such-page/', 'img/']),
      statuses: [308],
    },
    // What the host adds to this answer is its own matter: the address is not below the base.
    ...(base === '/'
      ? []
      : [
          {
            name: 'the base without its slash',
            questions: exactly(slashless),
            statuses: [308],
            isTrick: true,
          },
        ]),
    { name: 'unknown addresses', questions: ask(unknown), statuses: [404] },
    { name: 'files that are for hosts only', questions: ask(forHosts), statuses: [404] },
    // Below a base they lead to what lies beside it.
    ...(base === '/'
      ? [{ name: 'addresses that are tricks', questions: exactly(tricks), statuses: [400], isTrick: true }]
      : []),
    {
      name: 'encoded letters and queries',
      questions: ask(encoded),
      statuses: [200],
    },
    {
      name: 'methods that do not read',
      questions: methods.flatMap((method) =>
        ask(['people/plot'], { method, headers: { 'content-length': '0' } }),
      ),
      statuses: [405],
    },
    {
      name: 'parts of files',
      questions: ranges.flatMap((range) => ask(samples, { headers: { range } })),
      statuses: [206, 416],
    },
    {
      name: 'visitors who take any of the codings',
      questions: codings.flatMap((taken) =>
        ask([...pages.slice(0, 5), ...samples], { headers: { 'accept-encoding': taken } }),
      ),
      statuses: [200],
    },
  ];
}
