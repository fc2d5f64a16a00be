const emptyRule = /(?<=^|[{};])[^{};]+\{\}/g;

/** Minified CSS without the rules that declare nothing, and without at-rules that hold no other rules. */
export function withoutEmptyRules(css: string): string {
  const left = css.replaceAll(emptyRule, '');
  return left === css ? css : withoutEmptyRules(left);
}
