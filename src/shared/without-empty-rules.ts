const emptyRule = /(?<=^|[{};])[^{};]+\{\}/g;

/** Removes empty rules from minified CSS, and at-rules that contain no others. */
export function withoutEmptyRules(css: string): string {
  const left = css.replaceAll(emptyRule, '');
  return left === css ? css : withoutEmptyRules(left);
}
