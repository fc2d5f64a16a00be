import type { FileProblem } from '../json/file-problem.ts';
import type { Finding } from './finding.ts';
import type { Place } from './place.ts';
import { defineRules } from './rule.ts';

/** Rules about a file as such, before its content means anything. */
export const fileRules = defineRules([
  {
    id: 'file/json-syntax',
    severity: 'error',
    isFixed: true,
    summary:
      'The file is valid JSON. The mark stands at the spot to correct; what follows it is read once that is done.',
    why: 'Nothing in a file can be understood before that.',
    examples: [
      {
        bad: { files: { 'pages/index.json': '{ "title": "About us" "description": "…" }' } },
        finds: [{ slice: '', message: 'Missing comma before "description".' }],
        good: { page: { title: 'All about us' } },
      },
    ],
  },
  {
    id: 'file/duplicate-key',
    severity: 'error',
    isFixed: true,
    summary: 'An object has each key once.',
    why: 'Of two equal keys only the last one would count, and the first would silently be lost.',
    examples: [
      {
        bad: { files: { 'pages/_site/planned-links.json': '{ "paths": [], "paths": ["/about-us"] }' } },
        finds: [
          {
            file: 'pages/_site/planned-links.json',
            slice: '"paths"',
            message: 'Duplicate key "paths".',
            hint: 'Only the last one would count. Remove one of them.',
          },
        ],
        good: { files: { 'pages/_site/planned-links.json': '{ "paths": ["/about-us"] }' } },
      },
    ],
  },
  {
    id: 'file/unsafe-key',
    severity: 'error',
    isFixed: true,
    summary: 'No key is `__proto__`.',
    why: 'It means something to the programming language underneath and is never content.',
    examples: [
      {
        bad: { files: { 'pages/_site/planned-links.json': '{ "__proto__": {}, "paths": [] }' } },
        finds: [
          {
            file: 'pages/_site/planned-links.json',
            slice: '"__proto__"',
            message: 'Unsafe key "__proto__".',
            hint: 'Remove it. It means something to the programming language underneath and is never content.',
          },
        ],
        good: { files: { 'pages/_site/planned-links.json': '{ "paths": [] }' } },
      },
    ],
  },
  {
    id: 'file/long-key',
    severity: 'error',
    isFixed: true,
    summary: 'A key has at most 200 characters.',
    why: 'Keys are the names of properties; a text has got into the place of one.',
    examples: [
      {
        bad: {
          files: {
            'pages/_site/planned-links.json': {
              ['We design, build and look after software. '.repeat(5)]: '',
              paths: [],
            },
          },
        },
        finds: [
          {
            file: 'pages/_site/planned-links.json',
            slice: '"We design, build and look after software. We design, build …',
            message:
              'Too long: the key "We design, build and look after software. We design, build and look after softw…" has 210 characters where at most 200 fit.',
            hint: 'A key is the name of a property. Check whether a text got into the place of a key.',
          },
        ],
        good: { files: { 'pages/_site/planned-links.json': { paths: [] } } },
      },
    ],
  },
  {
    id: 'file/invalid-utf8',
    severity: 'error',
    isFixed: true,
    summary: 'The file is UTF-8 text.',
    why: 'Other bytes have no meaning. Usually the file was saved with an old encoding: save it as UTF-8.',
    examples: [
      {
        bad: {
          files: { 'pages/_site/planned-links.json': Buffer.from('{ "paths": ["/caf\xe9"] }', 'latin1') },
        },
        finds: [
          {
            file: 'pages/_site/planned-links.json',
            slice: '�',
            message: 'Unexpected bytes that are no UTF-8 text.',
            hint: 'Save the file with the encoding UTF-8.',
          },
        ],
        good: { files: { 'pages/_site/planned-links.json': '{ "paths": ["/cafe"] }' } },
      },
    ],
  },
  {
    id: 'file/too-large',
    severity: 'error',
    isFixed: true,
    summary: 'The file has at most 1 MiB.',
    why: 'A page has a few KiB; something else has got into the file.',
    examples: [
      {
        bad: { files: { 'pages/_site/planned-links.json': `{ "paths": [] }${' '.repeat(1024 * 1024)}` } },
        finds: [
          {
            file: 'pages/_site/planned-links.json',
            slice: '',
            message: 'Too long: the file has more than 1 MiB.',
            hint: 'Split the content into several pages.',
          },
        ],
        good: { files: { 'pages/_site/planned-links.json': '{ "paths": [] }' } },
      },
    ],
  },
  {
    id: 'file/too-deep',
    severity: 'error',
    isFixed: true,
    summary: 'Brackets are nested at most 64 levels deep.',
    why: 'A section needs about ten.',
    examples: [
      {
        bad: { files: { 'pages/_site/planned-links.json': '['.repeat(65) + ']'.repeat(65) } },
        finds: [
          {
            file: 'pages/_site/planned-links.json',
            slice: '[',
            message: 'Too deep: more than 64 levels of brackets.',
            hint: 'A section needs about ten levels. Check whether brackets are left open.',
          },
        ],
        good: { files: { 'pages/_site/planned-links.json': '{ "paths": [] }' } },
      },
    ],
  },
  {
    id: 'file/unreadable',
    severity: 'error',
    isFixed: true,
    summary: 'The file can be read: its permissions allow it, and it is no symbolic link.',
    why: 'Links are not followed, as they could lead to anything on the machine.',
    examples: [
      {
        bad: { links: ['pages/about-us.json'] },
        finds: [
          {
            file: 'pages/about-us.json',
            slice: '',
            message: 'Unreadable file: it is a symbolic link, and links are not followed.',
            hint: 'Put the file itself there.',
          },
        ],
        good: { files: { 'pages/about-us.json': {} } },
      },
    ],
  },
]);

export type FileRuleId = (typeof fileRules)[number]['id'];

/** A file's problem as a finding of the rule that is named after its kind. */
export function fileFinding(file: string, problem: FileProblem): Finding<FileRuleId> {
  const { kind, message, hint, edit } = problem;
  return {
    rule: `file/${kind}`,
    severity: 'error',
    file,
    place: placeOf(problem),
    message,
    ...(hint !== undefined && { hint }),
    ...(edit && { fix: edit === 'remove' ? { removes: true, safe: false } : { ...edit, safe: true } }),
  };
}

export function placeOf({ place }: FileProblem): Place {
  if (place === 'file') return { at: 'file' };
  return 'key' in place ? { at: 'key', pointer: place.key } : { at: 'range', ...place };
}
