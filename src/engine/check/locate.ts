import { type Node, parse, parseTree } from 'jsonc-parser';
import type { Diagnostic, Fix, Severity } from '../../shared/diagnostic.ts';
import { askBack } from '../../shared/suggest.ts';
import { readPointer, stepInto } from '../json/json.ts';
import type { Edit, Finding, Place } from '../diagnostics/finding.ts';
import { removal } from '../json/splice.ts';
import { createLineIndex, type Range } from '../text/line-index.ts';

/** A finding with the severity from the project's settings. */
type Weighed = Finding & { severity: Severity };

/**
 * Turns the findings of one file into diagnostics by locating the exact slice of each. `toWritten`: maps an offset in a
 * text with filled placeholders to the offset in the text as written.
 */
export function locateFindings(
  text: string,
  findings: readonly Weighed[],
  toWritten = (_written: string, offset: number) => offset,
): Diagnostic[] {
  const nodes = findings.some(({ place }) => 'pointer' in place) ? findNodes(text) : new Map<string, Node>();
  const { positionAt } = createLineIndex(text);

  function locate({ hint, fix: edit, place, ...found }: Weighed): Diagnostic {
    const { rule, severity, file } = found;
    const pointer = 'pointer' in place ? place.pointer : '';
    const section = findSection(pointer);
    const marked = findRange(place);
    const fix = edit && toFix(edit, place, marked);
    const isOther = fix && 'unasked' in edit && fix.value !== edit.value;
    return {
      rule,
      severity,
      file,
      ...toLines(marked),
      pointer,
      ...(section && { section }),
      message: isOther ? askBack(edit.unasked ?? found.message, `"${fix.value}"`) : found.message,
      ...(hint !== undefined && {
        hint: typeof hint === 'string' ? hint : hint.text(toLines(findRange(hint.at)).line),
      }),
      ...(fix && { fix }),
    };
  }

  function toLines({ start, end }: Range): Fix['range'] {
    const { line: endLine, column: endColumn } = positionAt(end);
    return { ...positionAt(start), endLine, endColumn };
  }

  function findRange(place: Place): Range {
    if (place.at === 'range') return place;
    const node = place.at === 'file' ? undefined : nodes.get(place.pointer);
    if (!node || place.at === 'file') return { start: 0, end: 0 };
    switch (place.at) {
      case 'key':
        return rangeOf(keyOf(node) ?? node);
      case 'value':
        return rangeOfValue(node);
      case 'type':
        return rangeOfValue(nodes.get(`${place.pointer}/type`) ?? node);
      case 'text': {
        if (place.isWritten) return findText(text, rangeOf(node), place.text, place.start);
        const written = String(node.value);
        const start = toWritten(written, place.start);
        // What comes from a placeholder is not in the source.
        const [shown = place.text] = /^\{[^{}]+\}/.exec(written.slice(start)) ?? [];
        return findText(text, rangeOf(node), shown, start);
      }
    }
  }

  function findSection(pointer: string): Diagnostic['section'] {
    const [list, index] = readPointer(pointer);
    if (list !== 'sections' || index === undefined) return undefined;
    const type: unknown = nodes.get(`/sections/${index}/type`)?.value;
    const id: unknown = nodes.get(`/sections/${index}/id`)?.value;
    return {
      index: Number(index),
      type: typeof type === 'string' ? type : '',
      ...(typeof id === 'string' && { id }),
    };
  }

  /** An edit at the marked range. Undefined when the file has other characters there than the finding expects. */
  function toFix(edit: Edit, place: Place, marked: Range): Fix | undefined {
    const pointer = 'pointer' in place ? place.pointer : '';
    const fix = (kind: Fix['kind'], value: string, written: string, at: Range = marked): Fix => ({
      kind,
      pointer,
      value,
      safe: edit.safe,
      range: toLines(at),
      text: written,
    });
    if ('writes' in edit) {
      const { writes, instead } = edit;
      const kind = writes === '' ? 'remove' : instead.start === instead.end ? 'insert' : 'replace';
      return fix(kind, writes, writes, instead);
    }
    if ('removes' in edit) {
      const node = nodes.get(pointer);
      const whole = node && keyOf(node) ? node.parent : node;
      return whole && fix('remove', '', '', removal(text, rangeOf(whole)));
    }
    const { from, value } = edit;
    const kind = place.at === 'key' ? 'rename' : value === '' ? 'remove' : 'replace';
    const written = text.slice(marked.start, marked.end);
    const isText = place.at === 'text';
    const source: unknown = isText ? written : parse(written);
    const write = (meant: string) => (isText ? escape(meant) : JSON.stringify(meant));
    if (source === (isText ? escape(from) : from)) return fix(kind, value, write(value));
    // What is written before the value of a placeholder is written before its name.
    if (typeof source !== 'string' || !/\{[^{}]+\}/.test(source) || !value.endsWith(from)) return undefined;
    const named = value.slice(0, -from.length) + source;
    return fix(kind, named, write(named));
  }

  return findings.map(locate);
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

/** Finds a piece of a string in the string's source, which may contain escapes. */
function findText(source: string, whole: Range, text: string, start: number): Range {
  const literal = source.slice(whole.start, whole.end);
  const escaped = escape(text);
  // Escapes only lengthen the source, so the offset is a lower bound.
  const found = literal.indexOf(escaped, start + 1);
  return found === -1 || escaped === ''
    ? whole
    : { start: whole.start + found, end: whole.start + found + escaped.length };
}

/** A text as JSON has it between double quotes. */
function escape(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
