/**
 * Applies the styles in `data-style` attributes, which stand for style attributes in a built page
 * (`styles-compiler/lift-attributes.ts`). The policy allows properties, and React changes them later.
 */
export function applyStyles(block: Element): void {
  for (const element of block.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!;
    delete element.dataset.style;
  }
}
