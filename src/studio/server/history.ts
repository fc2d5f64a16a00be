/* The steps of "Undo" and "Redo", one list for each tab of the browser. */
import { isObject, readPointer, valueAt } from '../../engine/json/json.ts';
import { labelOf } from '../label-of.ts';
import { type Change, joinChanges, readValue } from './operation.ts';

/** A change that can be undone. */
export interface Step extends Change {
  file: string;
  at: string;
  /** In words: `title of hero`. */
  name: string;
}

export type Direction = 'undo' | 'redo';

const mostSteps = 500;

/** The steps of each tab of the browser, which it keeps also while it loads anew. */
export class History {
  readonly #sessions = new Map<string, Record<Direction, Step[]>>();

  #of(session: string): Record<Direction, Step[]> {
    const steps = this.#sessions.get(session) ?? { undo: [], redo: [] };
    this.#sessions.set(session, steps);
    return steps;
  }

  /** Adds a change: to the last step, if it goes on with that. */
  add(session: string, file: string, at: string, change: Change, goesOn: boolean): void {
    const steps = this.#of(session);
    steps.redo = [];
    const last = steps.undo.at(-1);
    const isNext = goesOn && last?.file === file && last.after.equals(change.before);
    const joined = isNext ? joinChanges(last, change) : undefined;
    if (last && joined) Object.assign(last, joined);
    else {
      const step = { ...change, file, at, name: nameChange(file, at, change) };
      steps.undo = [...steps.undo.slice(1 - mostSteps), step];
    }
  }

  take(session: string, direction: Direction): Step | undefined {
    return this.#of(session)[direction].pop();
  }

  /** After a step was taken in one direction, it can be taken in the other one. */
  put(session: string, taken: Direction, step: Step): void {
    this.#of(session)[taken === 'undo' ? 'redo' : 'undo'].push(step);
  }

  /** What the next steps would do, in words. */
  names(session: string): Record<Direction, string | undefined> {
    const { undo, redo } = this.#of(session);
    return { undo: undo.at(-1)?.name, redo: redo.at(-1)?.name };
  }
}

const nameOf = (key: string) => labelOf(key).toLowerCase();

const actions = { set: '', insert: 'new entry in ', remove: 'removal in ', move: 'order of ' };

function nameChange(file: string, at: string, { before, operation }: Change): string {
  const fileName = file.slice(file.lastIndexOf('/') + 1);
  // It may have been no JSON before.
  if (!operation) return `fix of ${fileName}`;
  const steps = readPointer(at);
  const property = steps.findLast((step) => !/^\d+$/.test(step)) ?? 'text';
  const isBlock = steps[0] === 'sections' && steps.length > 1;
  const block = valueAt(readValue(before), isBlock ? `/sections/${steps[1]}` : '');
  const owner = isObject(block) && typeof block.type === 'string' ? nameOf(block.type) : fileName;
  return `${actions[operation.op]}${nameOf(property)} of ${owner}`;
}
