/* Finds the control of a value in the form. */
const controls = 'textarea, input, button';

/** What shows the value of a key: its control, or what is around it; undefined while it is closed. */
export function controlOf(key: string): HTMLElement | undefined {
  const marked = [...document.querySelectorAll<HTMLElement>('.form [data-at]')];
  const exact = marked.filter((element) => element.dataset.at === key);
  const around = marked.findLast((element) => key.startsWith(`${element.dataset.at}/`));
  return (
    exact.find((element) => element.matches('input:checked')) ??
    exact.find((element) => element.matches(controls)) ??
    (exact[0] ?? around)?.querySelector<HTMLElement>(`summary, ${controls}`) ??
    undefined
  );
}

/** Moves the focus to a field that is there after what has just changed is drawn. */
export function focusNext(key: string): void {
  requestAnimationFrame(() => controlOf(key)?.focus());
}
