/* Opens and refreshes pages, and does what buttons ask: undo, fixes, decisions. */
import { valueAt } from '../../engine/json/json.ts';
import { withoutBase } from '../../shared/base.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { findAgain } from '../find-again.ts';
import type {
  Conflict,
  EditAnswer,
  Json,
  PageAnswer,
  Place,
  SiteAnswer,
  TraceAnswer,
  UndoAnswer,
} from '../protocol.ts';
import { call, CallError } from './api.ts';
import { countEdits, edit, flush, save, takeAnswer, tellFailure } from './edits.ts';
import { select } from './selection.ts';
import { filesOf, getState, revisions, type State, update } from './store.ts';
import { readTrace } from './trace.ts';
import { forgetUnsaved, readUnsaved, type Unsaved } from './unsaved.ts';
import { words } from './words.ts';

/** Opens the site, and the page that the address names. */
export async function start(): Promise<void> {
  const { searchParams } = new URL(location.href);
  const left = readUnsaved();
  await loadSite();
  const { frame, pages } = getState().site!;
  const route = routeOf(frame.base, searchParams.get('page') ?? frame.base);
  const page = pages.find((known) => known.route === route) ?? pages[0];
  const file = searchParams.get('file') ?? undefined;
  await openPage(file === undefined ? { route: page?.route } : { file });
  const block = getState().page?.blocks[Number(searchParams.get('block') ?? -1)];
  if (block) select({ file: block.file, at: block.pointer }, 'form');
  const written = await Promise.all(left.map(isWritten));
  update({ unsaved: left.filter((_, index) => !written[index]) });
  import.meta.hot?.on('studio:news', () => void refresh());
  import.meta.hot?.on('site:checked', () => void refresh(true));
  import.meta.hot?.on('vite:ws:connect', () => void refresh(true));
  import.meta.hot?.on('vite:ws:disconnect', () => update({ problem: words.noServer }));
  // What was told before somebody listened.
  await refresh(true);
}

/** True for a change that the server knows, such as when only its answer was lost. */
async function isWritten({ file, at, was, value }: Unsaved): Promise<boolean> {
  try {
    const { main } = await call<PageAnswer>('page', { file });
    const now = JSON.stringify(valueAt(main.value, at));
    return value === undefined ? now !== JSON.stringify(was) : now === JSON.stringify(value);
  } catch (error) {
    // Its file is gone.
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** The route of a page's address, which may end with a slash. */
export const routeOf = (base: string, address: string) =>
  (withoutBase(base, address) ?? address).replace(/(?<=.)\/$/, '');

/** Reads again what the site as a whole has: pages, figures, names. */
export async function loadSite(): Promise<void> {
  update({ site: await call<SiteAnswer>('site') });
}

/** Opens a page, or a file without a page, in both halves. */
export async function openPage(asked: { route?: string | undefined; file?: string }): Promise<void> {
  const { page: before } = getState();
  if (before) await save();
  // Pages name what is in these files.
  if (before?.main.file.includes('/_site/')) await loadSite();
  try {
    const page = await call<PageAnswer>('page', asked);
    const { framed: last } = getState();
    const framed = page.route === undefined ? last : { route: page.route };
    takePage(page, { framed, open: new Set(), trace: undefined, selection: undefined, note: undefined });
    const { file } = page.main;
    const shown = page.route === undefined ? { file } : { page: page.route };
    history.replaceState(null, '', `/?${new URLSearchParams(shown).toString()}`);
    document.title = `${getState().site?.pages.find((known) => known.file === file)?.title ?? file} – Studio`;
    tracing = loadTrace();
  } catch (error) {
    update({ note: { text: error instanceof CallError ? words.noPage : words.noServer } });
  }
}

function takePage(page: PageAnswer, more: Partial<State> = {}): void {
  for (const { file, revision, isUnsaved } of filesOf(page)) {
    revisions.set(file, revision);
    if (!isUnsaved) forgetUnsaved(file);
  }
  update({
    page,
    values: Object.fromEntries(filesOf(page).map(({ file, value }) => [file, value])),
    ...more,
  });
}

let refreshing: Promise<void> | undefined;

/** Reads the page again after something has changed: what somebody else wrote, findings, the state of saving. */
async function refresh(isChecked = false): Promise<void> {
  const last = refreshing;
  refreshing = (async () => {
    await last;
    await readAgain(isChecked);
  })();
  await refreshing;
}

async function readAgain(isChecked: boolean): Promise<void> {
  // The page of the server lacks what was typed.
  if (!(await flush())) return;
  const edits = countEdits();
  const { page } = getState();
  if (!page) return;
  const { file } = page.main;
  try {
    // The file of a deleted page may still be shown, its route is not there any more.
    const next = await call<PageAnswer>('page', { file });
    if (getState().page?.main.file !== file) return;
    // The answer is older than what was typed meanwhile.
    if (getState().isSending || edits !== countEdits()) return await readAgain(isChecked);
    const isOther = filesOf(next).some(
      (state) => revisions.has(state.file) && revisions.get(state.file) !== state.revision,
    );
    const isNowSaved = page.main.isUnsaved && !next.main.isUnsaved && !next.main.problem;
    const { values: before, selection, problem } = getState();
    if (problem === words.noServer) update({ problem: undefined });
    takePage(next, isNowSaved ? { said: words.saved } : {});
    if (isOther && selection) follow(selection, before[selection.file]);
    if (isChecked || isOther) tracing = loadTrace();
  } catch (error) {
    // Neither the file nor a conflict is there any more. It may come back, such as by a checkout.
    if (error instanceof CallError)
      update({ page: { ...getState().page!, conflicts: [] }, note: { text: words.noPage } });
    else update({ problem: words.noServer });
  }
}

/** Somebody else has moved the entry in which somebody types, or removed it: no key goes into the one in its place. */
function follow({ file, at }: Place, before: Json | undefined): void {
  const now = getState().values[file];
  if (before === undefined || now === undefined) return;
  const place = findAgain(before, now, at);
  const field = document.querySelector<HTMLTextAreaElement>('.form :focus');
  if (place === undefined) field?.blur();
  else if (place !== at) select({ file, at: place }, field ? 'form' : 'step', field?.selectionStart);
}

let tracing = Promise.resolve();

/** Waits for what says which field a text is from. */
export const whenTraced = () => tracing;

async function loadTrace(): Promise<void> {
  const route = getState().page?.route;
  if (route === undefined) return;
  try {
    const answer = await call<TraceAnswer | null>('trace', { route });
    if (answer && getState().page?.route === route) update({ trace: readTrace(answer) });
  } catch (error) {
    if (!(error instanceof CallError)) update({ problem: words.noServer });
  }
}

/** Takes a step back or forward again, and opens the page where it was made. */
export async function takeStep(direction: 'undo' | 'redo'): Promise<void> {
  await flush();
  const { said, file, at, route } = await call<UndoAnswer>(direction);
  if (file !== undefined && !(file in getState().values))
    await openPage(route === undefined ? { file } : { route });
  await refresh();
  if (file !== undefined && at !== undefined) select({ file, at }, 'step');
  update({ said, note: { text: said } });
}

export async function applyFix(finding: Diagnostic): Promise<void> {
  const { file, rule, pointer, message, line, column } = finding;
  await flush();
  takeAnswer(file, await call<EditAnswer>('fix', { file, rule, pointer, message, line, column }));
  update({ said: words.fixed });
  await refresh();
}

/** A person has decided between two versions. */
export async function settle(conflict: Conflict, isMine: boolean): Promise<void> {
  const { file, at, mine, theirs, hasPlace } = conflict;
  const page = getState().page!;
  update({ page: { ...page, conflicts: page.conflicts.filter((kept) => kept !== conflict) } });
  await call('settle', { file, pointer: at });
  await refresh();
  forgetUnsaved(file);
  if (isMine && hasPlace) write({ file, at, was: theirs, value: mine });
}

/** Writes what was typed and not saved. Each meets what is in its file now, as any other change. */
export async function writeUnsaved(): Promise<void> {
  const { unsaved } = getState();
  update({ unsaved: [] });
  for (const change of unsaved) {
    await openPage({ file: change.file });
    write(change);
  }
}

function write({ file, at, was, value }: Unsaved): void {
  edit(file, value === undefined ? { op: 'remove', at, was } : { op: 'set', at, value, was });
}

export async function retry(): Promise<void> {
  try {
    await call('retry');
    update({ problem: undefined });
    await refresh();
  } catch (error) {
    tellFailure(error);
  }
}
