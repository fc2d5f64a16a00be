/* The way of a change: shown at once, sent in its order, saved. */
import { valueAt } from '../../engine/json/json.ts';
import type { Edit, EditAnswer, Json, Operation, PageAnswer, Place } from '../protocol.ts';
import { call, CallError } from './api.ts';
import { applyLocally, setAt } from './apply-locally.ts';
import { getState, revisions, update } from './store.ts';
import { keepUnsaved } from './unsaved.ts';
import { words } from './words.ts';

/** A pause of so many milliseconds ends a step of "Undo". */
const stepMs = 1000;

/** One with a revision is a change of a page that the server has changed since. */
const queue: (Omit<Edit, 'revision'> & { revision?: string | undefined })[] = [];
let sending: Promise<void> | undefined;

/** When the last key of a step was typed, in milliseconds of this tab; undefined once the step is complete. */
let typedAt: number | undefined;

/** Counts the changes that this tab has made. */
let made = 0;
export const countEdits = () => made;

/** Waits until the server knows what this tab shows; false while it does not answer. */
export async function flush(): Promise<boolean> {
  if (queue.length > 0) sending ??= send();
  await sending;
  return queue.length === 0;
}

/** Says that the server has not done what it was asked for. */
export function tellFailure(error: unknown): void {
  update({ problem: error instanceof CallError ? error.message : words.noServer });
}

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
  const now = performance.now();
  const goesOn = typedAt !== undefined && now - typedAt < stepMs;
  typedAt = now;
  const last = queue.at(-1);
  const isSamePlace = last?.file === file && last.operation.at === at;
  // While one key is on its way, the following ones are one change.
  if (goesOn && isSamePlace && op === 'set' && last.operation.op === 'set')
    last.operation = { ...operation, was: last.operation.was };
  else queue.push({ file, operation, goesOn });
  // An order or a new entry is clicked again soon.
  if (op === 'set' || op === 'remove')
    keepUnsaved({ file, at, was, value: op === 'set' ? operation.value : undefined });
  update({ values: { ...values, [file]: applyLocally(root, operation) }, note: undefined });
  sending ??= send();
}

async function send(): Promise<void> {
  update({ isSending: true });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, operation } = next;
    try {
      const revision = revisions.get(file);
      const answer = await call<EditAnswer>('edit', { revision, ...next });
      takeAnswer(file, answer);
      const { movedTo } = answer;
      if (movedTo !== undefined) follow({ file, at: operation.at }, movedTo, revision);
    } catch (error) {
      tellFailure(error);
      // It is sent again before the next one.
      queue.unshift(next);
      break;
    }
  }
  sending = undefined;
  update({ isSending: false });
}

/** Writes what is unsaved, such as when a field is left. The next key begins another step. */
export async function save(): Promise<void> {
  typedAt = undefined;
  if (await flush()) await call('save').catch(tellFailure);
}

export function takeAnswer(file: string, answer: EditAnswer): void {
  const { revision, isUnsaved = false, problem, conflict, undo, redo } = answer;
  const page = getState().page!;
  const isTaken = problem === undefined && !conflict;
  if (revision !== undefined) revisions.set(file, revision);
  update({ problem });
  if (isTaken) update({ page: { ...(isUnsaved ? markUnsaved(page, file) : page), undo, redo } });
  if (conflict) {
    // Of the same place, the newest counts.
    const others = page.conflicts.filter((kept) => kept.file !== file || kept.at !== conflict.at);
    update({ page: { ...page, conflicts: [...others, conflict] }, said: words.conflict });
  }
}

/** What was typed next in the same field is meant for where that is now; other changes are of the page of before. */
function follow({ file, at }: Place, movedTo: string, before: string | undefined): void {
  for (const next of queue) {
    if (next.file !== file) continue;
    if (next.operation.at === at) next.operation = { ...next.operation, at: movedTo };
    else next.revision ??= before;
  }
}

/** It is saved soon: the server says when. */
function markUnsaved(page: PageAnswer, file: string): PageAnswer {
  const mark = <Marked extends { file: string }>(state: Marked) =>
    state.file === file ? { ...state, isUnsaved: true } : state;
  return { ...page, main: mark(page.main), shared: page.shared.map(mark) };
}
