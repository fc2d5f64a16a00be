/** The way from an element to a node in it: indexes of child nodes. */
export function pathTo(root: Element, node: Node | null): number[] {
  const path: number[] = [];
  for (let at = node; at && at !== root; at = at.parentNode)
    path.unshift([...(at.parentNode?.childNodes ?? [])].indexOf(at as ChildNode));
  return path;
}

export function nodeAt(root: Element | undefined, path: readonly number[]): Node | undefined {
  return path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
}
