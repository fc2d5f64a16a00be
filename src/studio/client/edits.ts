import { valueAt } from '../pointers.ts';
import type { Conflict, EditAnswer, Json, Operation, PageAnswer, Place } from '../protocol.ts';
import { call, CallError } from './api.ts';
import { applyLocally, setAt } from './apply-locally.ts';
import { getState, revisions, update } from './store.ts';
import { keepUnsaved } from './unsaved.ts';
import { words } from './words.ts';

const queue: { file: string; operation: Operation }[] = [];
const waiting: (() => void)[] = [];

/** Counts the changes that this tab has made. */
let made = 0;
export const countEdits = () => made;

/** True while the server does not know yet what this tab shows. */
export const isBehind = () => queue.length > 0 || getState().isSending;

/** Writes a value; `undefined` removes it. */
export function setValue({ file, at }: Place, value: Json | undefined): void {
  const root = getState().values[file];
  if (root === undefined) return;
  const was = valueAt(root, at);
  if (value === undefined) {
    if (was !== undefined) edit(file, { op: 'remove', at, was });
  } else if (JSON.stringify(value) !== JSON.stringify(was)) edit(file, setAt(root, at, value));
}

/** Makes a change in this tab at once, and on the server. */
export function edit(file: string, operation: Operation): void {
  const { values } = getState();
  const root = values[file];
  if (root === undefined) return;
  made++;
  const { op, at, was } = operation;
  const last = queue.at(-1);
  // While one key is on its way, the following ones are one change.
  if (op === 'set' && last?.operation.op === 'set' && last.file === file && last.operation.at === at)
    last.operation = { ...operation, was: last.operation.was };
  else queue.push({ file, operation });
  keepUnsaved({ file, at, was, value: 'value' in operation ? operation.value : undefined });
  update({ values: { ...values, [file]: applyLocally(root, operation) }, note: undefined });
  void send();
}

async function send(): Promise<void> {
  if (getState().isSending) return;
  update({ isSending: true });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, operation } = next;
    try {
      takeAnswer(file, await call<EditAnswer>('edit', { file, revision: revisions.get(file), operation }));
    } catch (error) {
      queue.length = 0;
      update({ problem: error instanceof CallError ? error.message : words.noServer });
    }
  }
  update({ isSending: false });
  waiting.splice(0).forEach((go) => go());
}

/** Waits until the server has everything. */
export async function flush(): Promise<void> {
  if (getState().isSending) await new Promise<void>((done) => waiting.push(done));
}

/** Writes what is unsaved, such as when a field is left. */
export async function save(): Promise<void> {
  await flush();
  await call('save');
}

export function takeAnswer(file: string, answer: EditAnswer): void {
  const { revision, isUnsaved = false, problem, conflict, movedTo, undo, redo } = answer;
  const { page, conflicts } = getState();
  const isTaken = problem === undefined && !conflict;
  if (revision !== undefined) revisions.set(file, revision);
  update({
    problem,
    ...(conflict && { conflicts: [...withoutPlace(conflicts, conflict), conflict], said: words.conflict }),
    ...(page && isTaken && { page: { ...(isUnsaved ? markUnsaved(page, file) : page), undo, redo } }),
  });
  // What was typed next was meant for the old place.
  if (movedTo !== undefined || !isTaken) queue.length = 0;
}

/** Of the same place, the newest counts. */
const withoutPlace = (conflicts: readonly Conflict[], { file, at }: Place) =>
  conflicts.filter((conflict) => conflict.file !== file || conflict.at !== at);

/** It is saved soon: the server says when. */
function markUnsaved(page: PageAnswer, file: string): PageAnswer {
  const mark = <Marked extends { file: string }>(state: Marked) =>
    state.file === file ? { ...state, isUnsaved: true } : state;
  return { ...page, main: mark(page.main), shared: page.shared.map(mark) };
}
