import { type Node, parseTree } from 'jsonc-parser';
import { type Json, readPointer, readSigns } from './json.ts';
import { removal, splice, type Splice } from './splice.ts';

/** A change of one value. `at` is a JSON pointer; its last token is `-` for the end of a list. */
export type Operation =
  /** Replaces a value, or adds a property. */
  | { op: 'set'; at: string; value: Json }
  /** Puts a new entry in front of the one that is there now. */
  | { op: 'insert'; at: string; value: Json }
  | { op: 'remove'; at: string }
  /** Moves an entry of a list: `to` is its index afterwards. */
  | { op: 'move'; at: string; to: number };

/** The names of the properties of the object at a pointer, in the order of its schema. */
export type OrderOf = (pointer: string) => Iterable<string>;

/**
 * The smallest edits for a change of a JSON text; all other characters stay. White space comes from the neighbours, and
 * a new property stands behind those that the schema has before it, at the end if the schema does not know it.
 * @throws Error for a text that is no JSON, a place that does not exist, or a property that is there twice.
 */
export function editJson(text: string, operation: Operation, orderOf: OrderOf = () => []): Splice[] {
  const root = parseTree(text.replace(/^\ufeff/, ' '), undefined, { disallowComments: true });
  JSON.parse(text.replace(/^\ufeff/, ''));
  const { at } = operation;
  const steps = readPointer(at);
  const last = steps.pop();
  if (last === undefined) {
    if (operation.op !== 'set') throw new Error(`Unexpected "${operation.op}" of a whole file.`);
    return replace(text, root!, operation.value);
  }
  const parent = steps.reduce<Node | undefined>((node, step) => node && valueOf(childAt(node, step)), root);
  if (!parent?.children) throw new Error(`Unknown place "${at}": nothing has parts there.`);
  const child = childAt(parent, last);
  if (operation.op === 'insert') {
    if (parent.type !== 'array') throw new Error(`Expected a list around "${at}".`);
    const index = last === '-' ? parent.children.length : parent.children.indexOf(child!);
    if (index < 0 && Number(last) !== parent.children.length) throw unknownPlace(at);
    return add(text, parent, index < 0 ? parent.children.length : index, undefined, operation.value);
  }
  if (!child && operation.op === 'set' && parent.type === 'object') {
    const order = [...orderOf(at.slice(0, at.lastIndexOf('/')))];
    return add(text, parent, placeOf(last, parent, order), last, operation.value);
  }
  if (!child) throw unknownPlace(at);
  if (operation.op === 'set') return replace(text, valueOf(child)!, operation.value);
  if (operation.op === 'remove') return [removal(text, rangeOf(child))];
  if (parent.type !== 'array' || !parent.children[operation.to])
    throw new Error(`Unknown place ${operation.to} for the entry "${at}".`);
  return exchange(text, parent.children, Number(last), operation.to);
}

/** The bytes of a file after a change of one value. */
export function editBytes(bytes: Buffer, operation: Operation, orderOf?: OrderOf): Buffer {
  const text = bytes.toString();
  return Buffer.from(splice(text, editJson(text, operation, orderOf)));
}

function unknownPlace(at: string): Error {
  return new Error(`Unknown place "${at}": there is no such property or entry.`);
}

/** A property of an object, or an entry of a list. */
function childAt({ type, children = [] }: Node, step: string): Node | undefined {
  if (type === 'array') return /^(?:0|[1-9]\d*)$/.test(step) ? children[Number(step)] : undefined;
  const matches = children.filter((property) => readProperty(property).key.value === step);
  if (matches.length > 1) throw new Error(`Duplicate key "${step}": it is unclear which of them is meant.`);
  return matches[0];
}

/** @throws Error for a node that is no property of an object. */
function readProperty({ children: [key, value] = [] }: Node): { key: Node; value: Node } {
  if (!key || !value) throw new Error('Expected a property with a key and a value.');
  return { key, value };
}

function valueOf(child: Node | undefined): Node | undefined {
  return child?.type === 'property' ? readProperty(child).value : child;
}

function rangeOf({ offset, length }: Node): { start: number; end: number } {
  return { start: offset, end: offset + length };
}

/** Where a new property belongs: behind the last one that the schema has before it. */
function placeOf(key: string, { children = [] }: Node, order: readonly string[]): number {
  const position = order.indexOf(key);
  if (position < 0) return children.length;
  const isBefore = (property: Node) => {
    const index = order.indexOf(String(readProperty(property).key.value));
    return index >= 0 && index < position;
  };
  return children.findLastIndex(isBefore) + 1;
}

function replace(text: string, node: Node, value: Json): Splice[] {
  const { start, end } = rangeOf(node);
  if (node.type === 'string' && typeof value === 'string') return changeString(text, start, end, value);
  const around = node.parent?.type === 'property' ? node.parent.parent! : node.parent;
  const isFlat = isLike(value)(node)
    ? isOnOneLine(text, node)
    : around && (isOnOneLine(text, around) || undefined);
  const json = write(value, layoutOf(text, node), isFlat);
  return text.slice(start, end) === json ? [] : [{ start, end, text: json }];
}

/** Replaces the middle of a string, so that the spelling of the other characters stays. */
function changeString(text: string, start: number, end: number, value: string): Splice[] {
  const signs = readSigns(text, { start, end });
  // A pair of halves is one character.
  const isHalf = (index: number) =>
    /[\ud800-\udbff]/.test(signs[index - 1]?.code ?? '') && /[\udc00-\udfff]/.test(signs[index]?.code ?? '');
  const splitsPair = (index: number) =>
    /[\ud800-\udbff][\udc00-\udfff]/.test(value.slice(index - 1, index + 1));
  const most = Math.min(signs.length, value.length);
  let front = 0;
  while (front < most && signs[front]!.code === value[front]) front += 1;
  if (isHalf(front) || splitsPair(front)) front -= 1;
  let back = 0;
  while (back < most - front && signs.at(-1 - back)!.code === value.at(-1 - back)) back += 1;
  if (isHalf(signs.length - back) || splitsPair(value.length - back)) back -= 1;
  const middle = JSON.stringify(value.slice(front, value.length - back)).slice(1, -1);
  const from = signs[front]?.at ?? end - 1;
  const to = signs[signs.length - back]?.at ?? end - 1;
  return from === to && middle === '' ? [] : [{ start: from, end: to, text: middle }];
}

/** How a file is laid out around a place. */
interface Layout {
  /** The end of a line, and the white space that the place's own line begins with. */
  line: string;
  /** One more step to the inside. */
  step: string;
  colon: string;
  comma: string;
  /** The white space inside of the braces of an object on one line. */
  padding: string;
}

function layoutOf(text: string, { offset }: Node): Layout {
  const [ending = ''] = /\r\n|\n|\r/.exec(text) ?? [];
  const before = text.slice(0, offset);
  const ownLine = /(?:^|[\r\n])([ \t]*)[^\r\n]*$/.exec(before)?.[1] ?? '';
  const isOpen = (pattern: RegExp, fallback: string) => pattern.exec(text)?.[1] ?? fallback;
  const isTight = /"[:,]["[{\d]/.test(text);
  return {
    line: ending === '' ? '' : ending + ownLine,
    step: isOpen(/^[^\r\n]*[[{](?:\r\n|\n|\r)([ \t]+)/, '  '),
    colon: isOpen(/"(\s?:[ \t]*)/, isTight ? ':' : ': '),
    comma: isTight ? ',' : ', ',
    padding: isTight ? '' : isOpen(/\{([ \t]*)"/, ' '),
  };
}

function isOnOneLine(text: string, node: Node): boolean {
  const { start, end } = rangeOf(node);
  return !/[\r\n]/.test(text.slice(start, end));
}

/** A value as JSON. `flat`: on one line; without a saying, what has parts within its parts is in lines. */
function write(value: Json, layout: Layout, flat?: boolean): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { line, step, colon, comma, padding } = layout;
  const isList = Array.isArray(value);
  const isFlat = line === '' || (flat ?? (isList && !hasNested(value)));
  const inside = isFlat ? layout : { ...layout, line: line + step };
  const children = isList
    ? value.map((child) => write(child, inside, isFlat || undefined))
    : Object.entries(value).map(
        ([key, child]) => JSON.stringify(key) + colon + write(child, inside, isFlat || undefined),
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (children.length === 0) return open + close;
  if (!isFlat) return `${open}${inside.line}${children.join(`,${inside.line}`)}${line}${close}`;
  const room = isList ? '' : padding;
  return open + room + children.join(comma) + room + close;
}

/** Adds an entry, or a property with this key, in front of the part at `index`. */
function add(text: string, parent: Node, index: number, key: string | undefined, value: Json): Splice[] {
  const children = parent.children!;
  const layout = layoutOf(text, parent);
  if (children.length === 0) {
    const whole: Json = key === undefined ? [value] : { [key]: value };
    return [{ ...rangeOf(parent), text: write(whole, layout, layout.line === '') }];
  }
  const gaps = children.map((child) => /\s*$/.exec(text.slice(parent.offset + 1, child.offset))![0]);
  const isOnOwnLine = /[\r\n]/.test(gaps[0]!);
  // What is behind the opening bracket may differ from what is between parts.
  const single = isOnOwnLine ? gaps[0]! : layout.comma.slice(1);
  const gap = gaps[Math.max(1, Math.min(index, children.length - 1))] ?? single;
  const line = /(?:\r\n|[\r\n])[ \t]*$/.exec(gap)?.[0] ?? layout.line;
  const beside = children[Math.max(0, index - 1)]!;
  const alike = [beside, ...children].map((child) => valueOf(child)!).find(isLike(value));
  const isFlat = alike ? isOnOneLine(text, alike) : isOnOneLine(text, parent) || undefined;
  const json = write(value, { ...layout, line }, isFlat);
  const whole = key === undefined ? json : JSON.stringify(key) + colonOf(text, beside) + json;
  if (index < children.length) {
    const start = children[index]!.offset;
    return [{ start, end: start, text: `${whole},${gap}` }];
  }
  const { end } = rangeOf(children.at(-1)!);
  return [{ start: end, end, text: `,${gap}${whole}` }];
}

/** True for lists of plain values when one is written, and so on. Empty ones show no layout. */
function isLike(value: Json): (node: Node) => boolean {
  const type = Array.isArray(value) ? 'array' : typeof value;
  const isNested = hasNested(value);
  return ({ type: nodeType, children = [] }) =>
    nodeType === type &&
    children.length > 0 &&
    (nodeType === 'object' || children.some((child) => child.children !== undefined) === isNested);
}

function hasNested(value: Json): boolean {
  return Object.values(value ?? {}).some((child) => typeof child === 'object' && child !== null);
}

function colonOf(text: string, property: Node): string {
  const { key, value } = readProperty(property);
  return text.slice(rangeOf(key).end, value.offset);
}

/** Moves an entry by exchanging entries, so that the white space between them stays. */
function exchange(text: string, entries: readonly Node[], from: number, to: number): Splice[] {
  const texts = entries.map((entry) => text.slice(entry.offset, entry.offset + entry.length));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from]!);
  return entries.flatMap((entry, index) =>
    moved[index] === texts[index] ? [] : { ...rangeOf(entry), text: moved[index]! },
  );
}
