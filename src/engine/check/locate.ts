import { type Node, parse, parseTree } from 'jsonc-parser';
import type { Diagnostic, Fix, Severity } from '../../shared/diagnostic.ts';
import { askBack } from '../../shared/suggest.ts';
import { readPointer, readSigns, stepInto } from '../json/json.ts';
import type { Edit, Finding, Place } from '../diagnostics/finding.ts';
import { removal } from '../json/splice.ts';
import { createLineIndex, type Range } from '../text/line-index.ts';

/** A finding with the severity from the project's settings. */
type RatedFinding = Finding & { severity: Severity };

type ToSourceOffset = (text: string, offset: number) => number;

/**
 * Turns the findings of one file into diagnostics by locating the exact slice of each. `toSourceOffset`: maps an offset in
 * a text with filled placeholders to the offset in the source.
 */
export function locateFindings(
  text: string,
  findings: readonly RatedFinding[],
  toSourceOffset: ToSourceOffset = (_text, offset) => offset,
): Diagnostic[] {
  const nodes = findings.some(({ place }) => 'pointer' in place) ? findNodes(text) : new Map<string, Node>();
  const locator = new Locator(text, nodes, toSourceOffset);
  return findings.map((finding) => locator.locate(finding));
}

/** Finds places in the text of a file. */
class Locator {
  readonly #text: string;
  readonly #nodes: ReadonlyMap<string, Node>;
  readonly #toSourceOffset: ToSourceOffset;
  readonly #index: ReturnType<typeof createLineIndex>;

  constructor(text: string, nodes: ReadonlyMap<string, Node>, toSourceOffset: ToSourceOffset) {
    this.#text = text;
    this.#nodes = nodes;
    this.#toSourceOffset = toSourceOffset;
    this.#index = createLineIndex(text);
  }

  locate({ rule, severity, isEased, file, place, message, hint, fix: edit }: RatedFinding): Diagnostic {
    const pointer = 'pointer' in place ? place.pointer : '';
    const section = this.#findSection(pointer);
    const range = this.#findRange(place);
    const fix = edit && this.#toFix(edit, place, range);
    const writesOther = fix && 'unasked' in edit && fix.value !== edit.value;
    return {
      rule,
      severity,
      ...(isEased && { isEased }),
      file,
      ...this.#toLines(range),
      pointer,
      ...(section && { section }),
      message: writesOther ? askBack(edit.unasked ?? message, `"${fix.value}"`) : message,
      ...(hint !== undefined && {
        hint: typeof hint === 'string' ? hint : hint.text(this.#toLines(this.#findRange(hint.at)).line),
      }),
      ...(fix && { fix }),
    };
  }

  #toLines({ start, end }: Range): Fix['range'] {
    const { line: endLine, column: endColumn } = this.#index.positionAt(end);
    return { ...this.#index.positionAt(start), endLine, endColumn };
  }

  #findRange(place: Place): Range {
    if (place.at === 'range') return place;
    const node = place.at === 'file' ? undefined : this.#nodes.get(place.pointer);
    if (!node || place.at === 'file') return { start: 0, end: 0 };
    switch (place.at) {
      case 'key':
        return rangeOf(keyOf(node) ?? node);
      case 'value':
        return rangeOfValue(node);
      case 'type':
        return rangeOfValue(this.#nodes.get(`${place.pointer}/type`) ?? node);
      case 'text': {
        if (place.isWritten) return findText(this.#text, rangeOf(node), place.text, place.start);
        const value = String(node.value);
        const start = this.#toSourceOffset(value, place.start);
        // What comes from a placeholder is not in the source.
        const [sought = place.text] = /^\{[^{}]+\}/.exec(value.slice(start)) ?? [];
        return findText(this.#text, rangeOf(node), sought, start);
      }
    }
  }

  #findSection(pointer: string): Diagnostic['section'] {
    const [list, index] = readPointer(pointer);
    if (list !== 'sections' || index === undefined) return undefined;
    const type: unknown = this.#nodes.get(`/sections/${index}/type`)?.value;
    const id: unknown = this.#nodes.get(`/sections/${index}/id`)?.value;
    return {
      index: Number(index),
      type: typeof type === 'string' ? type : '',
      ...(typeof id === 'string' && { id }),
    };
  }

  /** An edit at the range of a finding. Undefined when the file has other characters there than the finding expects. */
  #toFix(edit: Edit, place: Place, range: Range): Fix | undefined {
    const pointer = 'pointer' in place ? place.pointer : '';
    const fix = (kind: Fix['kind'], value: string, text: string, at: Range = range): Fix => ({
      kind,
      pointer,
      value,
      safe: edit.safe,
      range: this.#toLines(at),
      text,
    });
    if ('writes' in edit) {
      const { writes, instead } = edit;
      const kind = writes === '' ? 'remove' : instead.start === instead.end ? 'insert' : 'replace';
      return fix(kind, writes, writes, instead);
    }
    if ('removes' in edit) {
      const node = this.#nodes.get(pointer);
      const whole = node && keyOf(node) ? node.parent : node;
      return whole && fix('remove', '', '', removal(this.#text, rangeOf(whole)));
    }
    const { from, value } = edit;
    const kind = place.at === 'key' ? 'rename' : value === '' ? 'remove' : 'replace';
    const source = this.#text.slice(range.start, range.end);
    const isText = place.at === 'text';
    const parsed: unknown = parse(isText ? `"${source}"` : source);
    const write = (meant: string) => (isText ? escape(meant) : JSON.stringify(meant));
    if (parsed === from) return fix(kind, value, write(value));
    // What is written before the value of a placeholder is written before its name.
    if (typeof parsed !== 'string' || !/\{[^{}]+\}/.test(parsed) || !value.endsWith(from)) return undefined;
    const named = value.slice(0, -from.length) + parsed;
    return fix(kind, named, write(named));
  }
}

/** The values of a JSON text by their pointers. The last of duplicate keys wins, as in JSON.parse. */
function findNodes(text: string): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const add = (node: Node, pointer: string) => {
    nodes.set(pointer, node);
    for (const [index, child] of node.children?.entries() ?? []) {
      const [key, value] = child.type === 'property' ? child.children! : [undefined, child];
      if (value) add(value, stepInto(pointer, key ? String(key.value) : index));
    }
  };
  const root = parseTree(text);
  if (root) add(root, '');
  return nodes;
}

/** The key of a property's value; undefined for an entry of a list. */
function keyOf({ parent }: Node): Node | undefined {
  return parent?.type === 'property' ? parent.children?.[0] : undefined;
}

/** For an object or a list, marks its key, or its opening bracket if it has none. */
function rangeOfValue(node: Node): Range {
  if (!node.children) return rangeOf(node);
  return rangeOf(keyOf(node) ?? { ...node, length: 1 });
}

function rangeOf({ offset, length }: Node): Range {
  return { start: offset, end: offset + length };
}

/** Finds a piece of a string in the string's source, which may spell letters with escapes. */
function findText(source: string, whole: Range, text: string, start: number): Range {
  const literal = source.slice(whole.start, whole.end);
  if (text === '') return whole;
  // Where nothing is escaped, offsets are those of the source.
  const signs = literal.includes('\\') ? readSigns(source, whole) : undefined;
  const value = signs ? signs.map(({ code }) => code).join('') : literal.slice(1, -1);
  const index = value.indexOf(text, start);
  if (index === -1) return whole;
  const toOffset = (at: number) => (signs ? (signs[at]?.at ?? whole.end - 1) : whole.start + 1 + at);
  return { start: toOffset(index), end: toOffset(index + text.length) };
}

/** A text as JSON has it between double quotes. */
function escape(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
