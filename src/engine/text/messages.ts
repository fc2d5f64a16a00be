const maxLength = 80;

/** Formats a value from a content file for a message: in double quotes, on one line, shortened. */
export function quote(value: string): string {
  const short = value.length > maxLength ? `${value.slice(0, maxLength - 1)}…` : value;
  return `"${short.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, escape)}"`;
}

function escape(char: string): string {
  if (char === '\n') return '\\n';
  return char === '\t' ? '\\t' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const most = 20;

/** Joins names for a hint: "a, b, c". Lists at most twenty and counts the rest. */
export function listSome(names: Iterable<string>, show: (name: string) => string = (name) => name): string {
  const all = [...names];
  const list = all.slice(0, most).map(show).join(', ');
  return all.length > most ? `${list} and ${all.length - most} more` : list;
}

/** Characters that could end a line, move a terminal's cursor, change its colours, or reverse the writing direction. */
const unprintable = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Makes text from a content file safe for a line of a terminal or a log. Columns stay the same. */
export function printable(text: string): string {
  // GitHub, Azure ("##vso[") and TeamCity run such commands anywhere in a line.
  return text.replaceAll(unprintable, '\u00b7').replaceAll(/##(?=\w*\[)/g, '#\u00b7');
}
