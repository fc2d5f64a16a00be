/** True for a click with a key by which browsers open a link elsewhere, or save it: this page stays as it is. */
export function opensElsewhere(click: MouseEvent): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
