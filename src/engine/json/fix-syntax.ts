import type { Edit } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { explainSyntax } from './syntax/explain.ts';
import { findMisplaced } from './syntax/indentation.ts';
import { lineOf, repair, type SyntaxViolation } from './syntax/repair.ts';

/** The most errors of a file that a fix mends: a whole page in the notation of JavaScript has fewer. */
const maxRepairs = 300;
/** The most characters to read for the fixes of all files together. Each is read several times, so this takes seconds. */
const maxReading = 5e6;
/** How many are left, by the files of a run. The last of many broken files get no fix. */
const readingLeft = new WeakMap<FileSystem, number>();

/** One edit for this error and all after it. Undefined when their edits do not make the text valid JSON. */
export function fixSyntax(fileSystem: FileSystem, text: string, first: SyntaxViolation): Edit | undefined {
  const repaired = new RepairedText(text);
  let violation: SyntaxViolation | undefined = first;
  let left = readingLeft.get(fileSystem) ?? maxReading;
  for (let count = 0; violation; count++) {
    const { writes }: SyntaxViolation = violation;
    if (writes === undefined || count === maxRepairs || left < 0) return undefined;
    left -= text.length;
    readingLeft.set(fileSystem, left);
    repaired.apply(violation, writes);
    violation = explainSyntax(repaired.text);
  }
  return repaired.toEdit();
}

/** A text whose errors are mended one after another. */
class RepairedText {
  text: string;
  /** Numbers of letters before and behind all that was mended. */
  #before: number;
  #behind: number;
  /** The line of each error. */
  readonly #lines: number[] = [];
  #hasGuess = false;
  #hasBracket = false;
  readonly #original: string;

  constructor(text: string) {
    this.text = this.#original = text;
    this.#before = this.#behind = text.length;
  }

  apply(violation: SyntaxViolation, writes: string): void {
    const { start, end, isGuess } = violation;
    const changesLength = writes.length !== end - start;
    const hasBracket = /^[^"]*[[\]{}]/.test(writes + this.text.slice(start, end));
    // A comment may be kept elsewhere.
    const isComment = writes === '' && end - start !== 1;
    this.#hasBracket ||= changesLength && hasBracket;
    this.#hasGuess ||= isGuess === true || isComment;
    this.#lines.push(lineOf(this.text, start));
    this.text = repair(this.text, violation);
    this.#before = Math.min(this.#before, start);
    this.#behind = Math.min(this.#behind, this.text.length - start - writes.length);
  }

  toEdit(): Edit {
    return {
      writes: this.text.slice(this.#before, this.text.length - this.#behind),
      instead: { start: this.#before, end: this.#original.length - this.#behind },
      safe: !this.#hasGuess && (!this.#hasBracket || this.#isIndented()),
    };
  }

  /** Only indentation shows where a bracket belongs, and nothing when its line has more errors. */
  #isIndented(): boolean {
    const isAlone = new Set(this.#lines).size === this.#lines.length;
    return isAlone && /\n[ \t]/.test(this.text) && !findMisplaced(this.text);
  }
}
