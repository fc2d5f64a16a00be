let givenBack = false;

/**
 * Keeps a click on a control whose code is not there yet, and gives it back when that code was loaded or failed to,
 * or after four seconds: to the code if it has come, else to the browser. False for a click that was given back.
 */
export function holdClick(event: Event, control: HTMLElement, load: () => Promise<unknown>): boolean {
  if (givenBack) return false;
  event.preventDefault();
  event.stopPropagation();
  void Promise.race([load(), new Promise((late) => setTimeout(late, 4000))]).finally(() => {
    givenBack = true;
    control.click();
    givenBack = false;
  });
  return true;
}
