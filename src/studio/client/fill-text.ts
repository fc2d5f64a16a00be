/** A text as the page shows it: `What {brand} does` is “What Weftari does”. */
export const fillText = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{([\w.]+)\}/g, (written, name: string) => values[name] ?? written);
