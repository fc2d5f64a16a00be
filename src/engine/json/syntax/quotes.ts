import { toSitePath } from '../../text/paths.ts';
import { otherQuotes, type Situation } from './find-syntax-error.ts';
import { createLineReader, violationAt, restOfLine, type SyntaxViolation } from './repair.ts';

export const onePair = 'A text or key has one pair of straight double quotes (").';

/**
 * A text whose only quote of another kind ends it: at the end of the line, or before the comma or colon up to which the
 * straight quote of the next text made it longer.
 */
const endsCurly = /^"[^"“”„‟«»‹›「」『』″＂]*([’‘”“„‟«»‹›」』″＂])(?:[ \t]*[,:][ \t]*"|[ \t]*,?[ \t]*\r?)$/;

/** Explains a text that a straight quote begins and a quote of another kind ends. */
export function explainCurlyEnd({ token, previous }: Situation) {
  const { text, start } = token.kind === 'badString' ? token : previous;
  const [, quote] = endsCurly.exec(text) ?? [];
  if (quote === undefined) return undefined;
  const end = start + text.lastIndexOf(quote) + 1;
  return violationAt(
    { start, end },
    'Missing closing quote of this text.',
    `It ends with ${quote}, which is no straight double quote ("). JSON needs one.`,
    text.slice(0, text.lastIndexOf(quote)) + '"',
  );
}

/** The rest of a line whose next double quote ends a text, as in `24" screen"`. A colon after it would make it a key. */
const endOfText = /[^"\n]*[^\s"[{:,]"(?!\s*:)/y;

/** Explains double quotes inside a text, of which the first ended it. */
export function explainInnerQuote(situation: Situation) {
  const { text, expected, token, last } = situation;
  // After "Our „big", a comma of the text is read as one of JSON.
  if (last.kind !== 'string' || (expected !== 'key' && expected !== 'next')) return undefined;
  if (!/^(?:unknown|word|badNumber|[{[])$/.test(token.kind)) return undefined;
  const isBehindQuote = last.end === token.start && !'{['.includes(token.kind);
  endOfText.lastIndex = token.start;
  const start = last.end - 1;
  const line = restOfLine(text, start);
  if (start + line.length < token.start || (!isBehindQuote && !endOfText.test(text))) return undefined;
  // A quote that is missing is likelier.
  if (explainUnpairedQuote(situation).length > 0) return undefined;
  const closings = readClosings(line, start, token.start);
  const violations = closings.map(({ end, writes }) => explainInner(start, end, writes));
  return (
    violations.find(createLineReader(situation)) ??
    // The next line may have an error of its own.
    violations.find(createLineReader(situation, 1)) ??
    explainInner(start, last.end)
  );
}

function explainInner(start: number, end: number, writes?: string): SyntaxViolation {
  return violationAt({ start, end }, 'Unexpected double quote inside a text.', 'Write it as \\".', writes);
}

/**
 * The quotes of a line that may be the closing one of the text that was ended too early, from an offset on. For each: the
 * end of the text before it, and what that becomes.
 */
function readClosings(line: string, start: number, from: number): { end: number; writes: string }[] {
  const closings = Array.from(line.slice(1).matchAll(/"/g), ({ index }) => index);
  // Such a quote ends a key.
  const key = closings.findIndex((index) => /^"\s*:/.test(line.slice(index + 1)));
  return closings
    .slice(0, key === -1 ? undefined : key)
    .filter((index) => start + index >= from)
    .map((index) => {
      const inside = line.slice(0, line.lastIndexOf('"', index) + 1);
      const writes = inside.replaceAll(/\\.|"/g, (sign) => (sign === '"' ? '\\"' : sign));
      return { end: start + inside.length, writes };
    });
}

/** A bad string that is a path with Windows' "\\", perhaps beside "/": from a drive or a folder, or to a file. */
const windowsPath = /^"(?:(?:[a-z]:|\.{0,2}[\\/]|public[\\/])[\w./\\-]*|[\w./\\-]*\.[a-z0-9]{2,5})"$/i;

/** Explains the first error inside a string and marks only that. */
export function explainBrokenString({ token }: Situation) {
  const { kind, text, start, end } = token;
  if (kind !== 'badString') return undefined;
  if (windowsPath.test(text)) {
    const path = toSitePath(text.slice(1, -1));
    const hint =
      path === undefined
        ? 'Copy the file into public/ and write its path from there: "/img/beans.svg".'
        : `Paths are written with "/". Write "${path}".`;
    const violation = violationAt(token, `Unexpected "\\" in ${text}.`, hint, path && `"${path}"`);
    // Beside "/", the sign may be a slip of the finger.
    return { ...violation, isGuess: text.includes('/') };
  }
  const good = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(text)?.[0].length ?? 0;
  const at = start + good;
  const rest = text.slice(good);
  if (/^\\?\r?$/.test(rest))
    return violationAt(
      { start, end: end - rest.length },
      'Missing closing quote of this text.',
      'A text begins and ends on one line. Write \\n where a new line is meant.',
    );
  if (rest.startsWith('\\u'))
    return violationAt(
      { start: at, end: at + 2 },
      'Expected four digits or letters a to f after "\\u".',
      'Write the character itself, or \\\\ for a backslash.',
    );
  if (rest.startsWith('\\'))
    return violationAt(
      { start: at, end: Math.min(end, at + 2) },
      `Unknown escape "${rest.slice(0, 2)}".`,
      'Write \\\\ for a backslash, or leave it out: every other sign is written as it is.',
    );
  const sign = { start: at, end: at + 1 };
  if (rest.startsWith('\t')) return violationAt(sign, 'Unexpected tab in this text.', 'Write a space.');
  const code = rest.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const hint = 'Remove it, or write a space in its place. It cannot be seen.';
  return violationAt(sign, `Unexpected control character U+${code} in this text.`, hint);
}

/**
 * Explains an error by a double quote of its line that is missing or superfluous, in the first ways that mend the line. A
 * text ends on its line, so such a line has an odd number of quotes.
 */
export function explainUnpairedQuote(situation: Situation): SyntaxViolation[] {
  const { text, token } = situation;
  if (otherQuotes.includes(text.charAt(token.start)) || explainCurlyEnd(situation)) return [];
  const begin = text.lastIndexOf('\n', token.start - 1) + 1;
  const line = text.slice(begin).split(/\r?\n/, 1)[0]!;
  const quotes = line.replaceAll(/\\./g, '').replaceAll(/[^"]/g, '');
  if (quotes.length % 2 === 0 || line.length > 1000) return [];
  const violations = Array.from(line.matchAll(/[{}[\],:]|""|^|$/g), ({ 0: sign, index }) =>
    sign === '""' ? [explainSecond(begin + index)] : explainMissing(line, begin, sign, index),
  );
  return violations.flat().filter(createLineReader(situation)).slice(0, 8);
}

/** The text may also begin or end with a quote. */
function explainSecond(start: number): SyntaxViolation {
  const place = { start, end: start + 1 };
  const violation = violationAt(place, 'Unexpected second double quote.', `${onePair} Remove it.`, '');
  return { ...violation, isGuess: true };
}

/** The quotes that may be missing before and behind a sign of a line, or its begin or end. `begin`: the offset of the line. */
function explainMissing(line: string, begin: number, sign: string, index: number): SyntaxViolation[] {
  const end = line.slice(0, index).trimEnd().length;
  const next = line.length - line.slice(index + sign.length).trimStart().length;
  const isKey = sign !== ':' && sign !== '[' && /^[^",:]*"\s*:/.test(line.slice(next));
  const missingAt = (at: number, side: string, owner: string): SyntaxViolation => {
    const place = { start: begin + at, end: begin + at };
    const violation = violationAt(place, `Missing ${side} quote of this ${owner}.`, onePair, '"');
    // The backslash before the last quote may be superfluous.
    return line.slice(0, at).endsWith('\\"') ? { ...violation, isGuess: true } : violation;
  };
  const mayClose = end > 0 && sign !== '{' && sign !== '[';
  const mayOpen = sign !== '}' && sign !== ']';
  return [
    ...(mayClose ? [missingAt(end, 'closing', sign === ':' ? 'key' : 'text')] : []),
    ...(mayOpen ? [missingAt(next, 'opening', isKey ? 'key' : 'text')] : []),
  ];
}
