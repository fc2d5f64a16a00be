import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** True for a run with `-u`, which writes expected results instead of comparing them. */
    writesAnswers: boolean;
  }
}

/** The place of an expected answer in a file. */
export interface AnswerPlace {
  start: number;
  end: number;
}

/**
 * Reads a file whose cases each have an expected answer. `expectAnswer` compares one; in a run with `-u` the answers of
 * the cases that ran are written at the end. Call it inside `describe`.
 */
export function readWrittenAnswers(file: string) {
  const text = readFileSync(file, 'utf8');
  const answers: (AnswerPlace & { answer: string })[] = [];
  afterAll(() => {
    let updated = text;
    // From the end, so that places before stay right.
    for (const { start, end, answer } of answers.toSorted((a, b) => b.start - a.start))
      updated = updated.slice(0, start) + answer + updated.slice(end);
    if (updated !== text) writeFileSync(file, updated);
  });
  return {
    text,
    expectAnswer({ start, end }: AnswerPlace, answer: string): void {
      if (inject('writesAnswers')) answers.push({ start, end, answer });
      else expect(answer).toBe(text.slice(start, end));
    },
  };
}
