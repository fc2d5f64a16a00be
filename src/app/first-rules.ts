import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/** A rule that holds no other: its selector, or what stands before a list of declarations. */
const innerRule = /(?<=^|[{}])([^{}]+)\{[^{}]*\}/g;

/**
 * CSS without the rules for what a pointer rests on or presses. A document need not bring them along: they come with the
 * site's style sheet, before a hand has found its way. What a pointer opens stays, as it also says how that looks closed.
 */
export function withoutPointed(css: string): string {
  return withoutEmptyRules(
    css.replaceAll(innerRule, (rule, selector: string) => (isPointed(selector) ? '' : rule)),
  );
}

/** True when each part of the selector asks for a pointer, and not only as one of several things, in brackets. */
function isPointed(selector: string): boolean {
  return outsideBrackets(selector)
    .split(',')
    .every((part) => /:(?:hover|active)\b/.test(part));
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
