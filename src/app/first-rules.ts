import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/** A rule that holds no other: its selector, or what stands before a list of declarations. */
const innerRule = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;

/**
 * CSS without the rules for what a pointer rests on or presses and for what is open. A document need not bring them
 * along: they come with the site's style sheet, before a hand has found its way.
 */
export function withoutActed(css: string): string {
  return withoutEmptyRules(
    css.replaceAll(innerRule, (rule, selector: string, declarations: string) => {
      const parts = partsOf(selector);
      const kept = parts.filter((part) => !isActed(part));
      if (kept.length === parts.length) return rule;
      return kept.length === 0 ? '' : `${kept.join(',')}{${declarations}}`;
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
