import type { Situation } from './find-syntax-error.ts';
import { violationAt, type SyntaxViolation } from './repair.ts';

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
    pattern: /^[ \t]{0,40}(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?|\|{7}(?: .*)?)$/m,
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
    pattern: /^[-+][ \t]*"[^"\n]*":.*/m,
    message: 'This line begins with a sign of a comparison of two versions.',
    hint: 'Remove the lines that begin with "-", and the "+" at the beginning of the others.',
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
    pattern: /^\s*"?\{\s*(?:&quot;|&#34;|\\["nrt]).*/,
    message: 'The signs of this file are escaped, as in a web page or inside another text.',
    hint: 'Copy the JSON itself: { "title": "…" }.',
  },
  {
    pattern: /^(?:[^{["]{0,500}\n)?[ \t]*(?:```|~~~).*/,
    message: 'Unexpected fence of a code block around the JSON.',
    hint: 'Remove everything before and after the JSON: the file begins with "{" and ends with "}".',
  },
];

/** Explains a text that is not JSON at all. Undefined for JSON with a mistake in it. */
export function explainForeign({ text }: Situation): SyntaxViolation | undefined {
  for (const { pattern, message, hint } of foreign) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].trimEnd().length, message, hint };
  }
  return undefined;
}

/** White space and invisible characters that JSON does not allow. */
const oddSpaces = /^(?:(?![ \t\n\r])[\s\p{Cc}\p{Cf}])+/u;

/** Explains a copied space that looks like an ordinary one, or a sign without width. Undefined for any other token. */
export function explainSpace({ text, token: { start } }: Situation): SyntaxViolation | undefined {
  const [run] = oddSpaces.exec(text.slice(start, start + 200)) ?? [];
  if (run === undefined) return undefined;
  const code = run.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const isUnseen = /^\p{C}+$/u.test(run);
  const todo = isUnseen ? 'Remove it.' : 'Replace all of them with ordinary spaces.';
  return violationAt(
    { start, end: start + run.length },
    `Unexpected ${run.startsWith('\u00a0') ? 'no-break space' : 'character'} (U+${code}).`,
    `It ${isUnseen ? 'cannot be seen' : 'looks like a space'} and comes from copied text. ${todo}`,
    isUnseen ? '' : ' '.repeat(run.length),
  );
}
