import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { showHidden } from '../shared/test-tables.ts';

const written =
  /(?<before>## [^\n]+\n\n```json\n)(?<given>[\s\S]*?)(?<behind>\n```\n\n(?<fence>`{3,})text\n)(?<answer>[\s\S]*?)\n\k<fence>(?!`)/g;

/**
 * Runs test cases written in Markdown. A case is a heading, its input as JSON, and its result as text. Write the first
 * two and an empty text block, run vitest with `-u`, and review the result.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Callers know the type of their cases.
export function testCases<Given>(
  files: string[],
  answerTo: (given: Given) => string | Promise<string>,
): void {
  test.each(files)('each case in %s gives the result below it', async (file) => {
    const text = readFileSync(file, 'utf8');
    const cases = [...text.matchAll(written)];
    expect(cases).toHaveLength(text.match(/^## /gm)?.length ?? 0);
    let [filled, at] = ['', 0];
    for (const { index, groups, 0: whole } of cases) {
      const { before, given, behind, fence } = groups as Record<
        'before' | 'given' | 'behind' | 'fence',
        string
      >;
      const answer = await answerTo(JSON.parse(repeatParts(given)));
      const shown = answer.split('\n').map(showHidden).join('\n');
      filled += `${text.slice(at, index)}${before}${given}${behind}${shown}\n${fence}`;
      at = index + whole.length;
    }
    await expect(filled + text.slice(at)).toMatchFileSnapshot(resolve(file));
  });
}

/** Expands the short form of long texts: ⟦ab×3⟧ is ababab. */
export function repeatParts(text: string): string {
  return text.replaceAll(/⟦([^⟦⟧]+)×(\d+)⟧/g, (_, part: string, times) => part.repeat(Number(times)));
}
