/** The way from an element to a node in it: indexes of child nodes. */
export function pathTo(root: Element, node: Node | null): number[] {
  const path: number[] = [];
  for (let at = node; at?.parentNode && at !== root; at = at.parentNode)
    path.unshift(childrenOf(at.parentNode).indexOf(at as ChildNode));
  return path;
}

export function nodeAt(root: Element | undefined, path: readonly number[]): Node | undefined {
  return path.reduce<Node | undefined>((node, index) => node && childrenOf(node)[index], root);
}

/** The children in the order of the HTML: a slider moves its slides, and numbers them. */
function childrenOf(node: Node): ChildNode[] {
  const numberOf = (child: ChildNode) =>
    child instanceof HTMLElement ? Number(child.style.getPropertyValue('--place')) : 0;
  return [...node.childNodes].toSorted((a, b) => numberOf(a) - numberOf(b));
}
