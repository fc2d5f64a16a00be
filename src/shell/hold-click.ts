let isRepeated = false;

/**
 * Holds a click on a control until its code has loaded or failed to, four seconds at most, and repeats it.
 * Without the code the browser handles the click. Returns false for a repeated click.
 */
export function holdClick(event: Event, control: HTMLElement, load: () => Promise<unknown>): boolean {
  if (isRepeated) return false;
  event.preventDefault();
  event.stopPropagation();
  void Promise.race([load(), new Promise((late) => setTimeout(late, 4000))]).finally(() => {
    isRepeated = true;
    control.click();
    isRepeated = false;
  });
  return true;
}
