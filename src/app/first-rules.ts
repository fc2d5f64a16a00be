import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/** A rule that holds no other: its selector, or what stands before a list of declarations. */
const innerRule = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;

/** How something changes, in a list of declarations. */
const transition = /(?<=^|;)transition(?:-[a-z]+)?:[^;]*;?/g;

/**
 * CSS of what nobody has touched: without the rules for what a pointer rests on or presses and for what is open, and
 * without how that comes about. A document need not bring these along: they come with the site's style sheet, before a
 * hand has found its way.
 */
export function stylesAtRest(css: string): string {
  return withoutEmptyRules(
    css.replaceAll(innerRule, (_, selector: string, declarations: string) => {
      const atRest = partsOf(selector).filter((part) => !isActed(part));
      if (atRest.length === 0) return '';
      return `${atRest.join(',')}{${declarations.replaceAll(transition, '')}}`;
    }),
  );
}

/** True when a selector asks for a pointer, and not only as one of several things, in brackets, or for what is open. */
function isActed(selector: string): boolean {
  return /:(?:hover|active)\b/.test(outsideBrackets(selector)) || /\[aria-expanded=["']true/.test(selector);
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
  let depth = 0;
  let result = '';
  for (const sign of text) {
    if (sign === ')') depth -= 1;
    if (depth === 0) result += sign;
    if (sign === '(') depth += 1;
  }
  return result;
}
