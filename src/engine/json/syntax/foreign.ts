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

/** Digits with separators, as people write numbers: "1,000", "1.000,50", "1 234", "1'000". */
const written = /-?\d+(?:[.,'’_ \u00a0\u202f]\d+){1,12}(?![\w"])/y;

/** Explains a number with separators that JSON does not allow. Undefined for any other error. */
export function explainNumber(text: string, { token, last }: Situation): SyntaxProblem | undefined {
  // After the value "1" a comma is valid; only the digits after it are not.
  const first = [last, token].find((one) => /^[-+.]?\d/.test(one.text));
  if (first === undefined) return undefined;
  written.lastIndex = first.start;
  const [number] = written.exec(text) ?? [];
  const end = first.start + (number?.length ?? 0);
  if (number === undefined || token.start > end || (token !== first && token.start === end)) return undefined;
  const plain = toPlainNumber(number);
  if (plain === undefined) return undefined;
  const sign = /[^\d.-]/.exec(number)?.[0] ?? '.';
  return {
    start: first.start,
    end,
    message: `Unexpected ${/\s/.test(sign) ? 'space' : `"${sign}"`} in the number ${number}.`,
    hint: `Write ${plain}, or "${number}" in double quotes where a text is expected.`,
  };
}

/** Words on one line that begin with a digit. A colon is a part of them before a digit only. */
const digitsAndWords =
  /[-+]?\d(?:[^\s,;{}[\]":]|:(?=\d))*(?: +(?:[^\s,;{}[\]":]|:(?=\d))+)*(?=\s*(?:[,}\]\n]|$))/y;

/** Explains a time, a date, a phone number or a quantity without quotes. A number with one mistake is none of them. */
export function explainQuantity(text: string, { expected, token, previous }: Situation) {
  const first = expected === 'next' ? previous : token;
  if (!/^[-+]?\d/.test(first.text) || !['value', 'next'].includes(expected) || token.kind === 'word')
    return undefined;
  digitsAndWords.lastIndex = first.start;
  const [words = ''] = digitsAndWords.exec(text) ?? [];
  const end = first.start + words.length;
  if (end <= token.start || /^[-+]?\d*(?:\.\d*)?$/.test(words)) return undefined;
  if (words.includes(')') && !words.includes('(')) return undefined;
  return problemAt(
    { start: first.start, end },
    `Missing double quotes around ${shorten(words)}.`,
    'Texts are in double quotes. A number has digits only, as 12 or 0.5.',
  );
}

/**
 * Thousands separators before groups of three digits, and perhaps a decimal separator, which is another sign. In India,
 * groups of two come before the last: 1,50,000.
 */
const grouped = /^(-?[1-9]\d{0,2}(\D)(?:(?:\d{3}\2)*|(?:\d{2}\2)*)\d{3})(?:(?!\2)[.,](\d+))?$/;

/** `1.000,50` → `1000.50`. */
function toPlainNumber(number: string): string | undefined {
  const [, whole, , part] = grouped.exec(number) ?? /^(-?\d+)([.,])(\d+)$/.exec(number) ?? [];
  const digits = whole?.replaceAll(/[^\d-]/g, '');
  return digits === undefined || part === undefined ? digits : `${digits}.${part}`;
}
