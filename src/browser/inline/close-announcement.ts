/**
 * Runs in the button of the announcement, before anything is painted: removes it when the visitor has closed one with
 * its key, and closes it on a click.
 */
const button = document.currentScript!.parentNode as HTMLButtonElement;
let closed: Record<string, unknown> = {};
try {
  closed = localStorage;
} catch {
  // Blocked storage keeps nothing.
}

// oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and nothing else listens to this button.
button.onclick = () => {
  (button.parentNode as Element).remove();
  closed[button.id] = 1;
};
if (closed[button.id]) button.click();
