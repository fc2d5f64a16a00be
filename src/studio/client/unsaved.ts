/* Keeps in the browser what was typed until it is on the disk. */
import type { Json } from '../protocol.ts';

/** What was typed and may not be on the disk. */
export interface Unsaved {
  file: string;
  at: string;
  was?: Json | undefined;
  value?: Json | undefined;
}

const key = 'studio:unsaved';

const read = () => JSON.parse(localStorage.getItem(key) ?? '[]') as Unsaved[];
const write = (list: Unsaved[]) => localStorage.setItem(key, JSON.stringify(list));

/** Keeps a change in the browser until it is on the disk. */
export function keepUnsaved(change: Unsaved): void {
  const all = read();
  const same = all.find(({ file, at }) => file === change.file && at === change.at);
  write([...all.filter((other) => other !== same), { ...change, was: same ? same.was : change.was }]);
}

/** What another run of the studio has left. It is offered once. */
export function readUnsaved(): Unsaved[] {
  const all = read();
  localStorage.removeItem(key);
  return all;
}

export function forgetUnsaved(file: string): void {
  const all = read();
  if (all.some((one) => one.file === file)) write(all.filter((one) => one.file !== file));
}
