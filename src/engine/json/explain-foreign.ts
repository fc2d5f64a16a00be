import type { SyntaxProblem } from './syntax-problem.ts';

/** What may be in a file instead of JSON, or around it, and where it came from. */
const foreign: readonly { pattern: RegExp; message: string; hint: string }[] = [
  {
    pattern: /^<{7}(?: .*)?$/m,
    message: 'This file holds a merge that was not finished.',
    hint: 'Lines that begin with <<<<<<<, ======= and >>>>>>> divide two versions. Keep one of them, and remove these lines.',
  },
  {
    pattern: /^(?:={7}|>{7}(?: .*)?|\|{7}(?: .*)?)$/m,
    message: 'This file holds the rest of a merge that was not finished.',
    hint: 'Remove the lines that begin with <<<<<<<, ======= or >>>>>>>, and what was meant to go with them.',
  },
  {
    pattern: /^version https:\/\/git-lfs\.github\.com\/spec\/.*/,
    message: 'This is a pointer of Git LFS, not the file itself.',
    hint: 'Fetch the file with `git lfs pull`; in CI, check out with LFS.',
  },
  {
    pattern: /^\s*<(?:!doctype\s+html|html)\b[^>]*>?/i,
    message: 'This is a web page that was saved under this name, no JSON.',
    hint: 'Open the address of the JSON itself, and save what is shown there.',
  },
  {
    pattern: /^\s*(?:export\s+default\b|module\.exports\s*=|(?:const|let|var|import)\s).*/,
    message: 'This is JavaScript, no JSON.',
    hint: 'The file begins with "{" and ends with "}". Every key stands in double quotes, and every text.',
  },
  {
    pattern: /^\s*(?:---[ \t]*[\r\n]|[a-z]\w*:(?!\/\/)[^\n]*\n\s*(?:- )?[a-z]\w*:)/i,
    message: 'This is YAML or Markdown, no JSON.',
    hint: 'The file begins with "{" and ends with "}": { "title": "…", "description": "…", "sections": [] }.',
  },
  {
    pattern: /^\{\\rtf.*/,
    message: 'This is a document of a word processor (RTF), no JSON.',
    hint: 'Copy its text into a plain text file.',
  },
  {
    pattern: /^(?:[\t\n\r -~]\u0000){4}|^(?:\u0000[\t\n\r -~]){4}/,
    message: 'This file was saved with the encoding UTF-16.',
    hint: 'Save it with the encoding UTF-8.',
  },
  {
    pattern: /^\s*(?:```|~~~).*/,
    message: 'Unexpected fence of a code block around the JSON.',
    hint: 'Remove the first and the last line: the file begins with "{" and ends with "}".',
  },
];

/** Names the cause where a text as a whole is no JSON; undefined for a text in which somebody made a slip. */
export function explainForeign(text: string): SyntaxProblem | undefined {
  for (const { pattern, message, hint } of foreign) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].trimEnd().length, message, hint };
  }
  return undefined;
}
