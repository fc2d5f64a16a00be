/* Leads from a click to its field and back, by the traced page of the server. */
import { pictureMark, privateLetters } from '../../shared/studio.ts';
import { nodeAt, pathTo } from '../frame/node-path.ts';
import { isWithin, parentOf } from '../pointers.ts';
import type { FromFrame, Place, ShownBlock, TraceAnswer, TracedField } from '../protocol.ts';

/** The second rendering of a page, which says where its texts come from. */
export interface Trace {
  blocks: Element[];
  fields: TracedField[];
}

const policy = window.trustedTypes?.createPolicy('studio-trace', { createHTML: (html) => html });

export function readTrace({ html, fields }: TraceAnswer): Trace {
  const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  return { blocks: [...page.querySelectorAll('#main > section')], fields };
}

const letters = /[\ue000-\uf8ff]/g;

const numberOf = (letter: string) => letter.charCodeAt(0) - privateLetters.first;

/** What was clicked in the frame. */
export type Clicked = Extract<FromFrame, { type: 'clicked' }>;

/** The field of what was clicked, and the offset of the clicked word in its written text. */
export function findField(
  { blocks, fields }: Trace,
  clicked: Clicked,
  block: Pick<ShownBlock, 'file' | 'pointer'>,
): { field: TracedField; caret?: number } | undefined {
  const node = nodeAt(blocks[clicked.block], clicked.path);
  if (node instanceof Element) {
    const picture = pictureOf(node);
    const field = picture === undefined ? findListed(node, fields, block) : fields[picture];
    return field && { field };
  }
  const text = clicked.text;
  const traced = node instanceof Text && node.data.length === text.length ? node.data : undefined;
  const field =
    traced === undefined ? findByText(fields, text, block) : fields[nearestNumber(traced, clicked.offset)];
  if (field) return { field, caret: caretIn(field, text, clicked.offset) };
  const listed = traced === undefined ? undefined : findListed(node!.parentElement!, fields, block);
  return listed && { field: listed };
}

/** Of a day, a sign or a picture in a list of pages: the first field of the page that is listed there. */
function findListed(
  element: Element,
  fields: readonly TracedField[],
  { file }: Pick<ShownBlock, 'file'>,
): TracedField | undefined {
  for (let entry = element.closest('li, a'); entry; entry = entry.parentElement?.closest('li, a') ?? null) {
    const [letter] = entry.textContent.match(letters) ?? [];
    const field = letter === undefined ? undefined : fields[numberOf(letter)];
    if (field) return isListed(field, file) ? field : undefined;
  }
  return undefined;
}

/** True for what a list shows of another page. */
const isListed = ({ file, pointer }: TracedField, shownIn: string) =>
  file !== shownIn && /^\/(?:title$|entry\/)/.test(pointer);

function pictureOf(element: Element): number | undefined {
  const [, number] = pictureMark.exec(element.getAttribute('src') ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The private letter nearest to an offset: a text may be made of two fields. */
function nearestNumber(traced: string, offset: number): number {
  const [nearest] = [...traced.matchAll(letters)].toSorted(
    (a, b) => Math.abs(a.index - offset) - Math.abs(b.index - offset),
  );
  return nearest ? numberOf(nearest[0]) : -1;
}

/** A component has changed the text since: the one field of the block that reads the same. */
function findByText(
  fields: readonly TracedField[],
  text: string,
  block: Pick<ShownBlock, 'file' | 'pointer'>,
): TracedField | undefined {
  const wanted = text.trim();
  const same = fields.filter(
    (field) =>
      field.file === block.file && isWithin(field.pointer, block.pointer) && field.text.trim() === wanted,
  );
  return same.length === 1 && wanted !== '' ? same[0] : undefined;
}

function caretIn({ text, written }: TracedField, shown: string, offset: number): number {
  const start = shown.slice(0, offset).search(/[^\s]*$/);
  const trimmed = shown.trim();
  const lead = shown.length - shown.trimStart().length;
  const whole = text.indexOf(trimmed);
  const word = /^\S*/.exec(shown.slice(start))?.[0] ?? '';
  const at = whole >= 0 ? whole + Math.max(0, start - lead) : Math.max(0, text.indexOf(word));
  return written ? (written[at] ?? at) : at;
}

/** Where the page shows a field: the block, -1 for none, and the path to a text or a picture. */
export function findShown(
  trace: Trace | undefined,
  { file, at }: Place,
  shown: readonly ShownBlock[],
): { block: number; path?: number[] } {
  const block = shown.findIndex((origin) => origin.file === file && isWithin(at, origin.pointer));
  const root = trace?.blocks[block];
  if (!root || shown[block]?.pointer === at) return { block };
  const isWanted = (number: number | undefined) => {
    const field = number === undefined ? undefined : trace.fields[number];
    return field?.file === file && isWithin(field.pointer, at);
  };
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const numbers =
      node instanceof Text
        ? [...node.data.matchAll(letters)].map(([letter]) => numberOf(letter))
        : [pictureOf(node as Element)];
    if (numbers.some(isWanted)) return { block, path: pathTo(root, node) };
  }
  // The address of a link is in no text: its label is beside it.
  return findShown(trace, { file, at: parentOf(at) }, shown);
}
