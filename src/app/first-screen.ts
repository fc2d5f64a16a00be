import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/** React escapes angle brackets in attributes. */
const openingTag = /<(\w+)\b([^<>]*)>/g;

/**
 * HTML without dialogs and without the content of elements marked `data-closed`: visitors see it only after
 * opening it, so its styles need not be inlined.
 * @throws Error when one of them has no end tag.
 */
export function withoutClosed(html: string): string {
  let result = '';
  let from = 0;
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(openingTag)) {
    const isDialog = name === 'dialog';
    if (index < from || !(isDialog || attributes.includes(' data-closed=""'))) continue;
    const inner = index + tag.length;
    const end = endOfContent(html, inner, name);
    result += html.slice(from, isDialog ? index : inner);
    from = isDialog ? end + '</dialog>'.length : end;
  }
  return result + html.slice(from);
}

/** Index of the end tag of an element whose content begins at `from`. */
function endOfContent(html: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`An element <${name}> has no end.`);
}

/** A rule without nested rules: its selector, or the text before a list of declarations. */
const innerRule = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;

/** Transitions in a list of declarations. */
const transition = /(?<=^|;)transition(?:-[a-z]+)?:[^;]*;?/g;

/**
 * CSS without rules for hovered, pressed and open elements, and without transitions. The first screen does
 * not need them: the site's style sheet has them, and it loads before a visitor acts.
 */
export function stylesAtRest(css: string): string {
  return withoutEmptyRules(
    css.replaceAll(innerRule, (_, selector: string, declarations: string) => {
      const atRest = partsOf(selector).filter((part) => !isActive(part));
      if (atRest.length === 0) return '';
      return `${atRest.join(',')}{${declarations.replaceAll(transition, '')}}`;
    }),
  );
}

/** True for a selector with a hover or press state outside brackets, or with an open state. */
function isActive(selector: string): boolean {
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '');
  return /:(?:hover|active)\b/.test(outsideBrackets(positive)) || /\[aria-expanded=["']true/.test(positive);
}

/** The selectors of a list. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function outsideBrackets(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '');
  return outer === text ? text : outsideBrackets(outer);
}
