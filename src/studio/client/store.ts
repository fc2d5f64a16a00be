/* The state of the studio's document: one object, which components read with `useStudio`. Start here. */
import { useSyncExternalStore } from 'react';
import type { FileState, Json, PageAnswer, Place, SiteAnswer } from '../protocol.ts';
import type { Trace } from './trace.ts';
import type { Unsaved } from './unsaved.ts';
import { nameOfFile } from './words.ts';

export const keyOf = ({ file, at }: Place) => `${file}#${at}`;

export interface Selection extends Place {
  /** Where the caret belongs, in the written text. */
  caret?: number | undefined;
  /**
   * Who has chosen it: the page shows what the form has chosen, and the other way round. A step of "Undo" leaves the focus
   * where it is, so that the next one can follow.
   */
  by: 'page' | 'form' | 'step';
  /** Counts up, so that the same place can be chosen again. */
  turn: number;
}

/** Said at the bottom, with what can be done about it. */
interface Note {
  text: string;
  action?: { label: string; run: () => void };
}

export interface State {
  site?: SiteAnswer;
  page?: PageAnswer;
  /** The page that belongs in the frame: the last one, while a file of all pages is open. Another object with each choice. */
  framed: { route: string };
  /** The values of the files as this tab shows them, with what is still on its way to the server. */
  values: Record<string, Json | undefined>;
  selection?: Selection | undefined;
  /** Keys of open groups. */
  open: ReadonlySet<string>;
  trace?: Trace | undefined;
  isSending: boolean;
  mode: 'edit' | 'use';
  width: number;
  note?: Note | undefined;
  /** For screen readers. */
  said: string;
  /** Why the server did not take something. */
  problem?: string | undefined;
  /** What another run of this tab has typed and not saved. */
  unsaved: Unsaved[];
  isFormShown: boolean;
}

let state: State = {
  framed: { route: '/' },
  values: {},
  open: new Set(),
  isSending: false,
  mode: 'edit',
  width: 0,
  said: '',
  unsaved: [],
  isFormShown: false,
};
const listeners = new Set<() => void>();

/** The revisions of the files in `values`, as the server last named them. */
export const revisions = new Map<string, string>();

export const getState = () => state;

export function update(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Part of the state: a component is rendered again when it changes. */
export function useStudio<Part>(pick: (now: State) => Part): Part {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pick(state),
  );
}

/** What a page or a file is called. */
export function titleOf({ pages, files }: SiteAnswer, file: string): string {
  const shared = files.find((known) => known.file === file);
  return pages.find((known) => known.file === file)?.title ?? (shared ? nameOfFile(shared) : file);
}

/** The open file, and those of the shared blocks on its page. */
export const filesOf = (page: PageAnswer): FileState[] => [page.main, ...page.shared];
