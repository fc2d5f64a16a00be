import type { Fix } from '../../shared/diagnostic.ts';
import { removal, type Splice } from '../json/splice.ts';
import type { Edit, Replacement } from './edit.ts';
import type { Place } from './place.ts';

interface Range {
  start: number;
  end: number;
}

/** An edit in terms of the file: what kind it is, and which characters take the place of which. */
export interface LocatedEdit extends Splice {
  kind: Fix['kind'];
  /** The key or value that is written. */
  value: string;
}

/**
 * Finds the characters that an edit is about. `marked`: what the finding marks; `whole`: the property or entry in that
 * place. Undefined when the file does not say what was read there.
 */
export function locateEdit(
  text: string,
  place: Place,
  marked: Range,
  whole: Range | undefined,
  edit: Edit,
): LocatedEdit | undefined {
  if ('writes' in edit) {
    const kind = edit.writes === '' ? 'remove' : marked.start === marked.end ? 'insert' : 'replace';
    return { ...marked, kind, value: edit.writes, text: edit.writes };
  }
  if ('removes' in edit) return whole && { ...removal(text, whole), kind: 'remove', value: '' };
  const source = toSource(text.slice(marked.start, marked.end), place, edit);
  if (source === undefined) return undefined;
  const kind = place.at === 'key' ? 'rename' : edit.value === '' ? 'remove' : 'replace';
  return { ...marked, kind, value: edit.value, text: source };
}

function toSource(slice: string, place: Place, { from, value }: Replacement): string | undefined {
  if (place.at === 'text')
    return slice === JSON.stringify(from).slice(1, -1) ? JSON.stringify(value).slice(1, -1) : undefined;
  return isLiteral(slice, from) ? JSON.stringify(value) : undefined;
}

function isLiteral(slice: string, text: string): boolean {
  try {
    return JSON.parse(slice) === text;
  } catch {
    // The place was not found, so its slice is no literal.
    return false;
  }
}
