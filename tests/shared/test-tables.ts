import { describe, expect, test } from 'vitest';
import { readWrittenAnswers } from './written-answers.ts';

/** By the heading of a table: the function to call with the values of each line. */
// oxlint-disable-next-line typescript/no-explicit-any -- A line holds the values that its reader takes.
export type Readers = Record<string, (...values: any[]) => unknown>;

/**
 * Tests the tables in a text file, each line as a test with its values as its name. A line holds JSON values, an arrow
 * and the result: a value, "nothing", or an error message. A line that begins with "#" is a comment. To add a line, write
 * its values, run vitest with `-u`, and review the result.
 */
export function testTables(file: string, readers: Readers): void {
  describe(file, () => {
    const { text, expectAnswer } = readWrittenAnswers(file);
    const tables = [...text.matchAll(/^## (.*)\n([^]*?)(?=^## |$(?![^]))/gm)];

    test('each table has a reader, and lines', () => {
      expect(tables.map(([, heading]) => heading)).toEqual(Object.keys(readers));
      for (const [, heading, lines = ''] of tables) expect(lines, heading).toMatch(row);
    });

    for (const { index: tableStart, 1: heading = '', 2: lines = '' } of tables) {
      const linesStart = tableStart + `## ${heading}\n`.length;
      const read = readers[heading]!;
      describe(heading, () => {
        for (const { index, 0: line } of lines.matchAll(row)) {
          const [values = ''] = line.split(' → ');
          test(showHidden(values).slice(0, 200), async () => {
            const answer = await answerTo(JSON.parse(`[${values}]`) as unknown[], read);
            const start = linesStart + index + values.length;
            expectAnswer({ start, end: start + line.length - values.length }, ` → ${answer}`);
          });
        }
      });
    }
  });
}

const row = /^(?!#).+/gm;

async function answerTo(values: unknown[], read: Readers[string]): Promise<string> {
  try {
    const answer = await read(...values);
    return answer === undefined ? 'nothing' : showHidden(JSON.stringify(answer));
  } catch (error) {
    return `refused: ${showHidden((error as Error).message)}`;
  }
}

/** Replaces invisible characters by their code points. */
export function showHidden(text: string): string {
  const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu;
  return text.replaceAll(hidden, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);
}
