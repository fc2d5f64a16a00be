import type { FileProblem } from '../json/file-problem.ts';
import type { Finding, Place } from './finding.ts';
import type { RuleMeta } from './rule.ts';

/** Rules about a file as such, before its content means anything. */
export const fileRules: RuleMeta[] = [
  {
    rule: 'file/json-syntax',
    severity: 'error',
    description:
      'The file is not valid JSON. The mark stands at the spot to mend; what follows it is read once that is done.',
    bad: '{ "title": "About us" "description": "…" }',
    good: '{ "title": "About us", "description": "…" }',
  },
  {
    rule: 'file/duplicate-key',
    severity: 'error',
    description:
      'An object has the same key twice. Only the last one would count, and the first would silently be lost.',
    bad: '{ "title": "About us", "title": "About" }',
    good: '{ "title": "About us" }',
  },
  {
    rule: 'file/unsafe-key',
    severity: 'error',
    description:
      'The key `__proto__` means something to the programming language underneath and is never content.',
    bad: '{ "__proto__": { "hidden": true } }',
    good: '{ "hidden": true }',
  },
  {
    rule: 'file/long-key',
    severity: 'error',
    description:
      'A key has more than 200 characters. Keys are the names of properties; a text has got into the place of one.',
    bad: '{ "We design, build and look after software … (a whole page of it)": "" }',
    good: '{ "text": "We design, build and look after software …" }',
  },
  {
    rule: 'file/invalid-utf8',
    severity: 'error',
    description:
      'The file holds bytes that are no UTF-8 text. Usually it was saved with an old encoding: save it as UTF-8.',
    bad: '"title": "Caf\\xe9" (saved as Latin-1)',
    good: '"title": "Café" (saved as UTF-8)',
  },
  {
    rule: 'file/too-large',
    severity: 'error',
    description: 'The file has more than 1 MiB. A page has a few KiB; something else has got into the file.',
    bad: 'a page with a picture pasted into it as text',
    good: 'a page that names the picture: "/img/contact.svg"',
  },
  {
    rule: 'file/too-deep',
    severity: 'error',
    description: 'Brackets are nested more than 64 levels deep. A section needs about ten.',
    bad: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ …',
    good: '{ "sections": [{ "type": "hero", "title": "About us" }] }',
  },
  {
    rule: 'file/unreadable',
    severity: 'error',
    description:
      'The file is listed but cannot be read: the permission is missing, or it is a symbolic link, which is not followed.',
    bad: 'pages/about.json → ../elsewhere/about.json',
    good: 'pages/about.json as a file of its own',
  },
];

/** A file's problem as a finding of the rule that is named after its kind. */
export function fileFinding(file: string, problem: FileProblem): Finding {
  const { kind, message, hint } = problem;
  return {
    rule: `file/${kind}`,
    severity: 'error',
    file,
    place: placeOf(problem),
    message,
    ...(hint !== undefined && { hint }),
  };
}

export function placeOf({ place }: FileProblem): Place {
  if (place === 'file') return { at: 'file' };
  return 'key' in place ? { at: 'key', pointer: place.key } : { at: 'range', ...place };
}
