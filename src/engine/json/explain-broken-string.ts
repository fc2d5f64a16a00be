import { toSitePath } from '../text/site-path.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import type { Token } from './json-tokens.ts';

/** What is wrong inside a string: its first fault, marked alone. */
export function explainBrokenString({ text, start, end }: Token): SyntaxProblem {
  const good = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(text)?.[0].length ?? 0;
  const at = start + good;
  const path = explainPath(text);
  if (path) return { start, end, ...path };
  const rest = text.slice(good);
  if (rest === '' || rest === '\r') {
    const hint = 'A text begins and ends on one line. Write \\n where a new line is meant.';
    return { start, end: end - rest.length, message: 'Missing closing quote of this text.', hint };
  }
  if (rest.startsWith('\\u'))
    return { start: at, end: at + 2, message: 'Expected four digits or letters a to f after "\\u".' };
  if (rest.startsWith('\\'))
    return {
      start: at,
      end: Math.min(end, at + 2),
      message: `Unknown escape "${rest.slice(0, 2)}".`,
      hint: 'Write \\\\ for a backslash.',
    };
  const code = rest.charCodeAt(0);
  return {
    start: at,
    end: at + 1,
    message: `Unexpected control character U+${code.toString(16).toUpperCase().padStart(4, '0')} in this text.`,
    hint: code === 9 ? 'Write \\t, or a space.' : 'Remove it. It cannot be seen.',
  };
}

/** An address or the path of a file, written with "\\" as Windows does. */
const windowsPath = /^"(?:[a-zA-Z]:)?[\w.-]*\\[\w.\\-]*"$/;

function explainPath(text: string): Pick<SyntaxProblem, 'message' | 'hint' | 'writes'> | undefined {
  if (!windowsPath.test(text)) return undefined;
  const path = toSitePath(text.slice(1, -1));
  const message = `Unexpected "\\" in ${text}.`;
  if (path === undefined)
    return { message, hint: 'Copy the file into public/ and write its path from there: "/img/beans.svg".' };
  return { message, hint: `Paths are written with "/". Write "${path}".`, writes: `"${path}"` };
}
