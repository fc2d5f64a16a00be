import { escapeUnseen, unseen } from '../../shared/escape-unseen.ts';

const maxLength = 80;

/** Formats a value from a content file for a message: in double quotes, on one line, shortened. */
export function quote(value: string): string {
  const short = value.length > maxLength ? `${value.slice(0, maxLength - 1)}…` : value;
  return `"${escapeUnseen(short)}"`;
}

const most = 20;

/** Joins names for a hint: "a, b, c". Lists at most twenty and counts the rest. */
export function listSome(names: Iterable<string>, show: (name: string) => string = (name) => name): string {
  const all = [...names];
  const list = all.slice(0, most).map(show).join(', ');
  return all.length > most ? `${list} and ${all.length - most} more` : list;
}

/** Makes text from a content file safe for a line of a terminal or a log. Columns stay the same. */
export function printable(text: string): string {
  // GitHub, Azure ("##vso[") and TeamCity run such commands anywhere in a line.
  return text.replaceAll(unseen, '\u00b7').replaceAll(/##(?=\w*\[)/g, '#\u00b7');
}
