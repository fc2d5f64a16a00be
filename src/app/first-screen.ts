import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

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
