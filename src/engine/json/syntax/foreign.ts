import type { Situation, Token } from './find-fault.ts';
import { isWholeRepair, problemAt, repairAt, shorten, type SyntaxProblem } from './repair.ts';

/** Other formats, by their names in a message. */
const formats: Record<string, RegExp> = {
  'a web page': /^\s*<(?:!doctype\s+html|html)\b[^>]*>?/i,
  XML: /^\s*<(?:\?xml|[a-z!])[^>]*>?/i,
  JavaScript: /^\s*(?:export\s+default\b|module\.exports\s*=|(?:const|let|var|import)\s).*/,
  'YAML or Markdown': /^\s*(?:---[ \t]*[\r\n]|[a-z]\w*:(?!\/\/)[^\n]*\n\s*(?:- )?[a-z]\w*:)/i,
  TOML: /^\s*(?:\+\+\+[ \t]*[\r\n]|\[\[?[\w.]+\]\]?[ \t]*[\r\n]|[a-z][\w.]* = ["\d[{tf]).*/i,
  'a word processor document (RTF)': /^\{\\rtf.*/,
};
const formatHint =
  'Write or download the JSON itself. It begins with "{" and ends with "}": { "title": "…", "description": "…", "sections": [] }.';

/** What is found in or around JSON files, with its usual cause. */
const foreign: readonly { pattern: RegExp; message: string; hint: string }[] = [
  {
    pattern: /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?|\|{7}(?: .*)?)$/m,
    message: 'This file contains an unfinished merge.',
    hint: 'The lines that begin with <<<<<<<, ======= and >>>>>>> separate two versions. Keep one version and remove these lines.',
  },
  {
    pattern: /^version https:\/\/git-lfs\.github\.com\/spec\/.*/,
    message: 'This is a pointer of Git LFS, not the file itself.',
    hint: 'Fetch the file with `git lfs pull`; in CI, check out with LFS.',
  },
  ...Object.entries(formats).map(([name, pattern]) => ({
    pattern,
    message: `This is ${name}, not JSON.`,
    hint: formatHint,
  })),
  {
    pattern: /^\s*1[ \t.:|]*\{[^\n]*(?=\n\s*2[ \t.:|]*["\n\r])|^([+>|])[ \t]*\{[^\n]*(?=\n\1)/,
    message: 'Each line begins with a number or a sign that was copied with it.',
    hint: 'Remove it at the beginning of each line.',
  },
  {
    pattern: /^(?:[\t\n\r -~]\u0000+){3}|^(?:\u0000+[\t\n\r -~]){3}/,
    message: 'This file was saved with the encoding UTF-16 or UTF-32.',
    hint: 'Save it with the encoding UTF-8.',
  },
  {
    pattern: /(?<!\u0000)\u0000+/,
    message: 'This file contains zero bytes. It was damaged, perhaps while it was saved, or is no text.',
    hint: 'Restore an earlier version of it.',
  },
  {
    pattern: /^\s*"?\{\s*(?:&quot;|&#34;|\\").*/,
    message: 'The double quotes of this file are escaped, as in a web page or inside another text.',
    hint: 'Copy the JSON itself: { "title": "…" }.',
  },
  {
    pattern: /^(?:[^{["]{0,500}\n)?[ \t]*(?:```|~~~).*/,
    message: 'Unexpected fence of a code block around the JSON.',
    hint: 'Remove everything before and after the JSON: the file begins with "{" and ends with "}".',
  },
];

/** Explains a text that is not JSON at all. Undefined for JSON with a mistake in it. */
export function explainForeign(text: string): SyntaxProblem | undefined {
  for (const { pattern, message, hint } of foreign) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].trimEnd().length, message, hint };
  }
  return undefined;
}

/** White space and invisible characters that JSON does not allow. */
const oddSpaces = /^(?:[^\S \t\n\r]|[\p{Cf}\u0085])+/u;

/** Explains a copied space that looks like an ordinary one. Undefined for any other token. */
export function explainSpace(text: string, { start }: Token): SyntaxProblem | undefined {
  const [run] = oddSpaces.exec(text.slice(start, start + 200)) ?? [];
  if (run === undefined) return undefined;
  const code = run.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const repair = repairAt(
    { start, end: start + run.length },
    ' '.repeat(run.length),
    `Unexpected ${run.startsWith('\u00a0') ? 'no-break space' : 'character'} (U+${code}).`,
    'It looks like a space and comes from copied text. Write ordinary spaces instead.',
  );
  if (isWholeRepair(text, repair)) return repair;
  return { ...repair, hint: `${repair.hint} There are more of them: search for one and replace all.` };
}

/** A number, date, time or quantity as people write it: digits with separators, or with other signs and words. */
const digitsAndWords =
  /(?:[-+]?\d+(?:[.,'’_ \u00a0\u202f]\d+)+|[-+−–.]?\p{N}(?:[^\s,;{}[\]":]|:(?=\d))*(?: +(?:[^\s,;{}[\]":]|:(?=\d))+)*)(?=\s*(?:[,}\]\n]|$))/uy;

/** Explains what is written like a number and is none in JSON. Its beginning may be one, as "1" in "1,000". */
export function explainNumber(text: string, { expected, token, last }: Situation): SyntaxProblem | undefined {
  const joined = readNumber(text, last);
  // Two numbers with a space between them lack a comma, unless they are groups of digits.
  const isOne = token.kind !== 'word' || !joined.includes(' ') || /^\d{1,3}(?: \d{3})+$/.test(joined);
  const isJoined = isOne && expected !== 'end' && last.start + joined.length > token.start;
  if (!isJoined && (expected !== 'value' || !/^[-+−–.]?\p{N}/u.test(token.text))) return undefined;
  const number = isJoined ? joined : readNumber(text, token) || token.text;
  const { start } = isJoined ? last : token;
  // "5." is shown with quotes, as a full stop follows.
  const named = number.endsWith('.') ? `"${number}"` : shorten(number);
  return problemAt(
    { start, end: start + number.length },
    `Unexpected number ${named}.`,
    `A number has digits and a decimal point only, as 1000, -3 or 0.5. Anything else is a text, in double quotes: "${shorten(number)}".`,
  );
}

/** Empty when the token is not a number, or when its line has an opening bracket less than closing ones. */
function readNumber(text: string, { start }: Token): string {
  digitsAndWords.lastIndex = start;
  const [number = ''] = digitsAndWords.exec(text) ?? [];
  return number.includes(')') && !number.includes('(') ? '' : number;
}
