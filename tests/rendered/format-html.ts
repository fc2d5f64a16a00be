import { createHash } from 'node:crypto';
import { styledNames } from './styled-names.ts';

/** Greatest line length, unless one attribute or text is longer. */
const lineWidth = 130;
/** A longer SVG is cut: a checksum replaces the rest. */
const mostOfDrawing = 120;

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/?([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

interface Element {
  name: string;
  attributes: string[];
  /** Texts are verbatim. */
  children: (Element | string)[];
}

/**
 * Formats React's HTML for diffs, on several lines where an element is too long:
 * - Class names of styled-components are replaced by the components' names.
 * - Leading and trailing spaces of a text are shown as "␣".
 * - Of similar siblings, which differ in texts, addresses and ids only, it shows the first two and the last.
 */
export function formatHtml(html: string): string {
  return `${printAll(readHtml(html), '').join('\n')}\n`;
}

function readHtml(html: string): Element['children'] {
  const root: Element = { name: '', attributes: [], children: [] };
  const open = [root];
  for (const [part, name, attributes = '', slash] of html.matchAll(token)) {
    const parent = open.at(-1)!;
    if (name === undefined) parent.children.push(part);
    else if (part.startsWith('</')) open.pop();
    else {
      const element = { name, attributes: listAttributes(attributes), children: [] };
      parent.children.push(element);
      if (slash !== '/' && !voidElements.has(name)) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`An element <${open.at(-1)!.name}> has no end.`);
  return root.children;
}

function printAll(children: Element['children'], indent: string): string[] {
  const shapes = children.map((child) => (typeof child === 'string' ? '' : shapeOf(child)));
  const isLike = (at: number) => shapes[at] !== '' && shapes[at] === shapes[at + 1];
  const lines: string[] = [];
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    lines.push(...(typeof child === 'string' ? [indent + showSpaces(child)] : print(child, indent)));
    // Skipped: the one before and at least two after are similar.
    if (at === 0 || !isLike(at - 1)) continue;
    const start = at;
    while (isLike(at) && isLike(at + 1)) at += 1;
    if (at > start) lines.push(`${indent}<!-- and ${at - start} more such <${(child as Element).name}> -->`);
  }
  return lines;
}

function print(element: Element, indent: string): string[] {
  const { name, attributes, children } = element;
  const whole = indent + flat(element);
  const isBare = attributes.length + children.length < 2 && typeof children[0] !== 'object';
  if (whole.length <= lineWidth || isBare) return [whole];
  const start = startTag(element);
  const broken = attributes.map((attribute) => `${indent}    ${attribute}`);
  const isLong = indent.length + start.length > lineWidth && attributes.length > 1;
  const first = isLong ? [`${indent}<${name}`, ...broken, `${indent}>`] : [indent + start];
  if (children.length === 0) return [...first.slice(0, -1), first.at(-1)! + endTag(element)];
  return [...first, ...printAll(children, `${indent}  `), indent + endTag(element)];
}

/** The element on one line, unchanged. */
function flat(element: Element): string {
  const inner = element.children.map((child) =>
    typeof child === 'string' ? child.replaceAll('\n', '⏎').replaceAll('\u00ad', '&shy;') : flat(child),
  );
  return startTag(element) + inner.join('') + endTag(element);
}

function startTag({ name, attributes }: Element): string {
  return `<${[name, ...attributes].join(' ')}>`;
}

function endTag({ name }: Element): string {
  return voidElements.has(name) ? '' : `</${name}>`;
}

/** The element without the parts that differ between list items. */
function shapeOf({ name, attributes, children }: Element): string {
  const same = attributes.filter(
    (attribute) =>
      !/^(?:id|for|name|href|src|alt|width|height|aria-(?!hidden|expanded|selected|current)[a-z]+)=/.test(
        attribute,
      ),
  );
  const inner = children.map((child) => (typeof child === 'string' ? 'text' : shapeOf(child)));
  return `<${[name, ...same].join(' ')}>${inner.join('')}</>`;
}

function listAttributes(text: string): string[] {
  return Array.from(text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g), ([, name = '', value]) => {
    if (value === undefined) return name;
    if (name === 'class') return classAttribute(value);
    // The block's props. Another test checks that they are complete.
    if (name === 'data-props') return 'data-props="…"';
    return `${name}="${name === 'd' ? shorten(value) : value}"`;
  }).filter((attribute) => attribute !== '');
}

function classAttribute(value: string): string {
  return `class="${value
    .split(' ')
    .map((name) => styledNames.get(name)?.name ?? name)
    .join(' ')}"`;
}

function shorten(drawing: string): string {
  if (drawing.length <= mostOfDrawing) return drawing;
  const rest = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
  return `${drawing.slice(0, mostOfDrawing / 2)}… (${drawing.length} characters, ${rest})`;
}

function showSpaces(text: string): string {
  return text.replace(/^\s/, '␣').replace(/\s$/, '␣').replaceAll('\n', '⏎').replaceAll('\u00ad', '&shy;');
}
