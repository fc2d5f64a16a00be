import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** By the heading of a table: the function to call with the values of each line. */
// oxlint-disable-next-line typescript/no-explicit-any -- A line holds the values that its reader takes.
export type Readers = Record<string, (...values: any[]) => unknown>;

/**
 * Tests the tables in a text file. A line holds JSON values, an arrow and the result: a value, "nothing", or
 * an error message. A line that begins with "#" is a comment. To add a line, write its values, run vitest
 * with `-u`, and review the result.
 */
export function testTables(file: string, readers: Readers): void {
  const parts = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const headings = parts.slice(1).map((part) => part.slice('## '.length, part.indexOf('\n')));

  test(`${file} has a table for each of its headings`, async () => {
    expect(headings).toEqual(Object.keys(readers));
    const written = [parts[0]!];
    for (const part of parts.slice(1)) {
      const [heading = '', ...lines] = part.split('\n');
      const read = readers[heading.slice('## '.length)]!;
      expect(lines.filter(isRow).length, heading).toBeGreaterThan(0);
      const filled = [];
      for (const line of lines) filled.push(isRow(line) ? await fill(line, read) : line);
      written.push([heading, ...filled].join('\n'));
    }
    await expect(written.join('')).toMatchFileSnapshot(resolve(file));
  });
}

const isRow = (line: string) => line !== '' && !line.startsWith('#');

async function fill(line: string, read: Readers[string]): Promise<string> {
  const [values = ''] = line.split(' → ');
  return `${values} → ${await answerTo(JSON.parse(`[${values}]`) as unknown[], read)}`;
}

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
