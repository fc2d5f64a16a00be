/* Unsaved texts: makes edits in them, writes them after a pause, meets what others write, undoes. Start here. */
import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashOf } from '../../engine/files/hash-of.ts';
import { ignoreFileErrors, removeDrafts } from '../../engine/files/node-file-system.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import type { Conflict, Edit, EditAnswer, Operation } from '../protocol.ts';
import { type Failure, listFiles, readDisk, writeDisk } from './disk.ts';
import { type Direction, History, type Step } from './history.ts';
import { type Change, invert, joinChanges, makeOperation, type OrderIn, placeAfter } from './operation.ts';

/** Milliseconds after the last key in which a file is written. */
const saveMs = 400;

/** Milliseconds in which a file that another program holds open is tried again, as on Windows. */
const patienceMs = 3000;
const retryMs = 200;

/** Texts that a page of the browser may still show. */
const mostRevisions = 300;

/** A file with changes that are not on the disk. */
interface OpenFile {
  /** The bytes on the disk when the first of them was made. */
  base: Buffer;
  changes: Change[];
  timer?: NodeJS.Timeout;
  problem?: string | undefined;
  /** When the first try of this save failed. */
  triedSince?: number | undefined;
}

export const revisionOf = (bytes: Buffer) => hashOf(bytes);

/**
 * Holds the texts that are not saved yet, writes them, and undoes. `changed` is called when a text is another one, and
 * when it is saved, cannot be saved, or is somebody else's.
 */
export class OpenFiles {
  readonly #dev: DevSite;
  readonly #orderIn: OrderIn;
  readonly #changed: (file: string, what: 'text' | 'state') => void;
  readonly #open = new Map<string, OpenFile>();
  readonly #revisions = new Map<string, Buffer>();
  readonly #conflicts = new Map<string, Conflict[]>();
  readonly history = new History();

  constructor(dev: DevSite, orderIn: OrderIn, changed: (file: string, what: 'text' | 'state') => void) {
    this.#dev = dev;
    this.#orderIn = orderIn;
    this.#changed = changed;
    // What a killed save left behind.
    for (const file of listFiles(dev.site.files)) ignoreFileErrors(() => removeDrafts(this.#pathOf(file)));
  }

  #pathOf(file: string): string {
    return resolve(this.#dev.options.root, file);
  }

  /** The bytes as they are now, saved or not; undefined for what is no file of the site. */
  read(file: string): Buffer | undefined {
    const { texts, site, options } = this.#dev;
    const isListed = listFiles(site.files).includes(file);
    const bytes = texts.get(file) ?? (isListed ? readDisk(options, file) : undefined);
    if (bytes) this.#remember(bytes);
    return bytes;
  }

  #remember(bytes: Buffer): void {
    this.#revisions.set(revisionOf(bytes), bytes);
    const [first] = this.#revisions.keys();
    if (this.#revisions.size > mostRevisions && first !== undefined) this.#revisions.delete(first);
  }

  /**
   * Makes an operation in a file that a tab has seen at a revision. `goesOn`: with the one before, as one step of
   * "Undo".
   */
  edit(session: string, { file, revision, operation, goesOn = false }: Edit): EditAnswer {
    const now = this.read(file);
    if (!now) return this.#refuse(file, operation, `There is no file ${file} any more.`);
    // An older page is not known any more: only the place itself can say that it is the same.
    const seen = this.#revisions.get(revision) ?? now;
    const made = makeOperation(file, seen, now, operation, this.#orderIn);
    if ('problem' in made) return this.#refuse(file, operation, made.problem);
    if ('conflict' in made) {
      this.#keepConflict(made.conflict);
      return { conflict: made.conflict, revision: revisionOf(now) };
    }
    const { at } = made.change.operation;
    return {
      ...this.#add(session, file, at, made.change, goesOn),
      ...(at !== operation.at && { movedTo: at }),
    };
  }

  /** The file has no such place now. What was typed stays, to be copied. */
  #refuse(file: string, operation: Operation, problem: string): EditAnswer {
    if (operation.op !== 'set') return { problem };
    const conflict = { file, at: operation.at, mine: operation.value, hasPlace: false };
    this.#keepConflict(conflict);
    return { problem, conflict };
  }

  /** Replaces a file as a whole, as one step. */
  replace(session: string, file: string, at: string, after: Buffer): EditAnswer {
    const before = this.read(file);
    if (!before) return { problem: `There is no file ${file} any more.` };
    return this.#add(session, file, at, { before, after, operation: undefined }, false);
  }

  #add(session: string, file: string, at: string, change: Change, goesOn: boolean): EditAnswer {
    if (!change.after.equals(change.before)) {
      this.history.add(session, file, at, change, goesOn);
      this.#put(file, change);
    }
    return {
      revision: revisionOf(change.after),
      isUnsaved: this.#open.has(file),
      ...this.history.names(session),
    };
  }

  /** Takes a step back, or forward again; undefined when there is none. */
  takeStep(session: string, direction: Direction): { step: Step; isSkipped: boolean } | undefined {
    const step = this.history.take(session, direction);
    const now = step && this.read(step.file);
    if (!step) return undefined;
    const change = now && this.#invert(step, now);
    if (!change) return { step, isSkipped: true };
    const { operation } = change;
    const taken: Step = { ...step, ...change, at: operation ? placeAfter(operation) : step.at };
    this.#put(step.file, change);
    this.history.put(session, direction, taken);
    return { step: taken, isSkipped: false };
  }

  /** The change that takes a step back, in the bytes that there are now; to the byte if nobody else has written. */
  #invert(step: Step, now: Buffer): Change | undefined {
    const operation = invert(step);
    if (now.equals(step.after)) return { before: now, after: step.before, operation };
    const made = operation && makeOperation(step.file, step.after, now, operation, this.#orderIn);
    return made && 'change' in made ? made.change : undefined;
  }

  /** Makes the bytes after a change those of the file. They are written later. */
  #put(file: string, change: Change): void {
    const open = this.#open.get(file) ?? { base: change.before, changes: [] };
    this.#open.set(file, open);
    // Keys in one field are one change for others.
    const joined = joinChanges(open.changes.at(-1), change);
    if (joined) open.changes.pop();
    open.changes.push(joined ?? change);
    this.#dev.texts.set(file, change.after);
    this.#remember(change.after);
    this.#plan(file, saveMs);
    this.#changed(file, 'text');
  }

  #plan(file: string, ms: number): void {
    const open = this.#open.get(file);
    if (!open) return;
    clearTimeout(open.timer);
    open.timer = setTimeout(() => this.save(file), ms);
  }

  /** Forgets the unsaved bytes. */
  #close(file: string): void {
    clearTimeout(this.#open.get(file)?.timer);
    this.#open.delete(file);
    this.#dev.texts.delete(file);
  }

  /** Writes a file now. What cannot be written stays, with the reason. */
  save(file: string): void {
    const open = this.#open.get(file);
    const text = this.#dev.texts.get(file);
    if (!open || !text) return;
    clearTimeout(open.timer);
    const disk = readDisk(this.#dev.options, file);
    if (!disk) return this.#saveMissing(file, open, text);
    if (!disk.equals(open.base) && !disk.equals(text)) return this.#mergeInto(file, open, disk);
    const failure = disk.equals(text) ? undefined : writeDisk(this.#pathOf(file), text);
    if (failure) return this.#fail(file, open, failure);
    this.#close(file);
    this.#changed(file, 'state');
  }

  saveAll(): void {
    for (const file of this.#open.keys()) this.save(file);
  }

  /** Tries again what could not be saved. */
  tryAgain(): void {
    for (const [file, open] of this.#open) {
      Object.assign(open, { problem: undefined, triedSince: undefined });
      this.save(file);
    }
  }

  /** To be called when a file on the disk may have another content. */
  noticeDisk(file: string): void {
    this.#plan(file, 0);
  }

  #saveMissing(file: string, open: OpenFile, text: Buffer): void {
    if (ignoreFileErrors(() => lstatSync(this.#pathOf(file))) !== undefined)
      return this.#fail(file, open, { reason: 'It is a link or no file any more.' });
    this.#keepConflict({ file, at: '', mine: text.toString(), hasPlace: false });
    this.#takeDisk(file);
  }

  /** What is on the disk counts. */
  #takeDisk(file: string): void {
    this.#close(file);
    this.#changed(file, 'text');
    this.#changed(file, 'state');
  }

  #fail(file: string, open: OpenFile, { reason, mayPass = false }: Failure): void {
    open.triedSince ??= Date.now();
    if (mayPass && Date.now() - open.triedSince < patienceMs) this.#plan(file, retryMs);
    else open.problem = `${file} cannot be saved. ${reason} Nothing is lost: the text stays here.`;
    this.#changed(file, 'state');
  }

  /** Somebody else has written the file: makes the changes again, each in the entry that it was meant for. */
  #mergeInto(file: string, { changes }: OpenFile, disk: Buffer): void {
    this.#close(file);
    this.#remember(disk);
    let now = disk;
    for (const { before, after, operation } of changes) {
      const made = operation && makeOperation(file, before, now, operation, this.#orderIn);
      if (made && 'change' in made) {
        now = made.change.after;
        this.#put(file, made.change);
      } else {
        const whole = { file, at: '', mine: after.toString(), hasPlace: false };
        this.#keepConflict(made && 'conflict' in made ? made.conflict : whole);
      }
    }
    if (now.equals(disk)) this.#takeDisk(file);
    else this.save(file);
  }

  /** Holds a conflict until a person decides; of the same place, the newest. */
  #keepConflict(conflict: Conflict): void {
    const { file, at } = conflict;
    this.settle(file, at);
    this.#conflicts.set(file, [...this.conflictsOf(file), conflict]);
  }

  /** A person has decided. */
  settle(file: string, at: string): void {
    this.#conflicts.set(
      file,
      this.conflictsOf(file).filter((conflict) => conflict.at !== at),
    );
  }

  conflictsOf(file: string): Conflict[] {
    return this.#conflicts.get(file) ?? [];
  }

  isUnsaved(file: string): boolean {
    return this.#open.has(file);
  }

  problemOf(file: string): string | undefined {
    return this.#open.get(file)?.problem;
  }
}
