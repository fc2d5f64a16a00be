import { describe, expect, test } from 'vitest';
import { showHidden } from '../shared/test-tables.ts';
import { readWrittenAnswers } from '../shared/written-answers.ts';

/** A case in Markdown. */
export const writtenCase =
  /(?<before>## (?<heading>[^\n]+)\n\n```json\n)(?<given>[\s\S]*?)(?<behind>\n```\n\n(?<fence>`{3,})text\n)(?<answer>[\s\S]*?)\n\k<fence>(?!`)/g;

type Groups = Record<'before' | 'heading' | 'given' | 'behind' | 'answer', string>;

/**
 * Runs test cases written in Markdown, each as a test with its heading as its name. A case is a heading, its input as
 * JSON, and its result as text. Write the first two and an empty text block, run vitest with `-u`, and review the
 * result.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Callers know the type of their cases.
export function testCases<Given>(
  files: string[],
  answerTo: (given: Given) => string | Promise<string>,
): void {
  describe.each(files)('%s', (file) => {
    const { text, expectAnswer } = readWrittenAnswers(file);
    const cases = [...text.matchAll(writtenCase)];

    test('each heading has an input and a result', () => {
      expect(cases.map(({ groups }) => groups!.heading)).toEqual(
        Array.from(text.matchAll(/^## (.+)/gm), ([, heading]) => heading),
      );
    });

    for (const { index, groups } of cases) {
      const { before, heading, given, behind, answer } = groups as Groups;
      test(heading, async () => {
        const found = await answerTo(JSON.parse(repeatParts(given)));
        const start = index + before.length + given.length + behind.length;
        expectAnswer({ start, end: start + answer.length }, found.split('\n').map(showHidden).join('\n'));
      });
    }
  });
}

/** Expands the short form of long texts: ⟦ab×3⟧ is ababab. */
export function repeatParts(text: string): string {
  return text.replaceAll(/⟦([^⟦⟧]+)×(\d+)⟧/g, (_, part: string, times) => part.repeat(Number(times)));
}
