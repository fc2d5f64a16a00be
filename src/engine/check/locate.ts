import { type Node, parseTree } from 'jsonc-parser';
import type { Diagnostic, Fix, Severity } from '../../shared/diagnostic.ts';
import { escapeStep, readPointer } from '../json/json.ts';
import { findTooDeep } from '../json/read-json.ts';
import type { Edit, Finding, Place, Replacement } from '../diagnostics/finding.ts';
import { removal, type Splice } from '../json/splice.ts';
import { createLineIndex, type LineIndex } from '../text/line-index.ts';

interface Range {
  start: number;
  end: number;
}

/** A property or item of the tree: its value, and its key if it has one. */
interface Spot {
  value: Node;
  key: Node | undefined;
}

/** Maps an offset in a text with filled placeholders to the offset in the text as written. */
export type ToWritten = (written: string, offset: number) => number;

/** A finding with the severity from the project's settings. */
export interface Weighed extends Finding {
  severity: Severity;
}

/** Turns the findings of one file into diagnostics by locating the exact slice of each. */
export function locateFindings(
  text: string,
  findings: readonly Weighed[],
  toWritten: ToWritten = (_, offset) => offset,
): Diagnostic[] {
  const lines = createLineIndex(text);
  const spots = findSpots(text, findings);
  return findings.map(({ rule, severity, file, place, message, hint: words, fix }) => {
    const pointer = 'pointer' in place ? place.pointer : '';
    const marked = findRange(text, place, spots, toWritten);
    const section = findSection(pointer, spots);
    const hint =
      typeof words === 'object'
        ? words.text(lines.positionAt(findRange(text, words.at, spots, toWritten).start).line)
        : words;
    const edit = fix && locateEdit(text, place, marked, rangeOfWhole(spots.get(pointer)), fix);
    return {
      rule,
      severity,
      file,
      ...rangeAt(marked, lines),
      pointer,
      ...(section && { section }),
      message,
      ...(hint !== undefined && { hint }),
      ...(edit && {
        fix: {
          kind: edit.kind,
          pointer,
          value: edit.value,
          safe: fix.safe,
          range: rangeAt(edit, lines),
          text: edit.text,
        },
      }),
    };
  });
}

function rangeAt({ start, end }: Range, lines: LineIndex): Fix['range'] {
  const from = lines.positionAt(start);
  const to = lines.positionAt(end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** A property from its key to the end of its value, or an entry. */
function rangeOfWhole(spot: Spot | undefined): Range | undefined {
  if (!spot) return undefined;
  const { end } = rangeOf(spot.value);
  return { start: (spot.key ?? spot.value).offset, end };
}

/** The spots of the tree, if a finding needs one. The last of duplicate keys wins, as in JSON.parse. */
function findSpots(text: string, findings: readonly Finding[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const isNeeded = findings.some(({ place }) => 'pointer' in place) && findTooDeep(text) === undefined;
  const root = isNeeded ? parseTree(text) : undefined;
  if (root) addSpots(root, undefined, '', spots);
  return spots;
}

function addSpots(value: Node, key: Node | undefined, pointer: string, spots: Map<string, Spot>): void {
  spots.set(pointer, { value, key });
  if (value.type === 'array')
    value.children?.forEach((child, index) => addSpots(child, undefined, `${pointer}/${index}`, spots));
  if (value.type !== 'object') return;
  for (const property of value.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (keyNode && valueNode)
      addSpots(valueNode, keyNode, `${pointer}/${escapeStep(String(keyNode.value))}`, spots);
  }
}

function findRange(text: string, place: Place, spots: Map<string, Spot>, toWritten: ToWritten): Range {
  if (place.at === 'range') return place;
  const spot = place.at === 'file' ? undefined : spots.get(place.pointer);
  if (!spot || place.at === 'file') return { start: 0, end: 0 };
  switch (place.at) {
    case 'key':
      return rangeOf(spot.key ?? spot.value);
    case 'value':
      return isContainer(spot.value) ? rangeOfContainer(spot) : rangeOf(spot.value);
    case 'type': {
      const type = spots.get(`${place.pointer}/type`);
      return type ? rangeOf(type.value) : rangeOfContainer(spot);
    }
    case 'text': {
      const written = String(spot.value.value);
      const start = place.isWritten ? place.start : toWritten(written, place.start);
      return findText(text, rangeOf(spot.value), { text: place.text, start });
    }
  }
}

function isContainer({ type }: Node): boolean {
  return type === 'object' || type === 'array';
}

/** For a long object or list, marks its key, or its opening bracket if it has none. */
function rangeOfContainer({ key, value }: Spot): Range {
  return key ? rangeOf(key) : { start: value.offset, end: value.offset + 1 };
}

function rangeOf({ offset, length }: Node): Range {
  return { start: offset, end: offset + length };
}

/** Finds a piece of a string in the string's source, which may contain escapes. */
function findText(source: string, whole: Range, { text, start }: { text: string; start: number }): Range {
  const literal = source.slice(whole.start, whole.end);
  const escaped = JSON.stringify(text).slice(1, -1);
  // Escapes only lengthen the source, so the offset is a lower bound.
  const expected = literal.indexOf(escaped, Math.min(start, literal.length) + 1);
  const found = expected === -1 ? literal.indexOf(escaped) : expected;
  return found === -1 || escaped === ''
    ? whole
    : { start: whole.start + found, end: whole.start + found + escaped.length };
}

function findSection(pointer: string, spots: Map<string, Spot>): Diagnostic['section'] {
  const [list, index] = readPointer(pointer);
  if (list !== 'sections' || index === undefined) return undefined;
  const type: unknown = spots.get(`/sections/${index}/type`)?.value.value;
  const id: unknown = spots.get(`/sections/${index}/id`)?.value.value;
  return {
    index: Number(index),
    type: typeof type === 'string' ? type : '',
    ...(typeof id === 'string' && { id }),
  };
}

/** An edit located in the file: its kind, the characters to replace and their replacement. */
interface LocatedEdit extends Splice {
  kind: Fix['kind'];
  value: string;
}

/**
 * Locates an edit. `marked`: the range that the finding marks; `whole`: the property or entry there.
 * Undefined when the file has other characters there than the finding expects.
 */
function locateEdit(
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
    // A slice that was not found is no literal.
    return false;
  }
}
