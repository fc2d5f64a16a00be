/** True for a click on a link that the browser opens in another tab or window, or saves: this page stays as it is. */
export function opensElsewhere({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return (metaKey || ctrlKey || shiftKey || altKey) && (target as Element).closest('[href]') !== null;
}
