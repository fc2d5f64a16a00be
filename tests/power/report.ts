import { nameOf, type Mistake } from './mistake.ts';

/** What the tests said about a mistake. */
export interface Answer {
  /** Its lines are not in the source any more. */
  gone?: boolean;
  /** How many files of unit tests were asked, and the first test that was red. */
  files?: number;
  unit?: string | undefined;
  /** It was shown to all tests that run its place, not to the quick ones alone. */
  isShownToSlow?: boolean;
  /** The browser specs that were asked, the first test that was red, and one that is red without the mistake, too. */
  specs?: string[];
  browser?: string | undefined;
  doubtful?: string | undefined;
}

type Asked = Mistake & Answer & { survives: boolean; isHarmless: boolean };

/** A table of what was noticed by area, and what was not. */
export function report(
  areas: string[],
  mistakes: Mistake[],
  answers: Record<string, Answer>,
  harmless: Set<string>,
): string {
  const all = mistakes.map((mistake) => {
    const answer = answers[nameOf(mistake)] ?? { gone: true };
    const survives = !answer.unit && !answer.browser;
    return { ...mistake, ...answer, survives, isHarmless: survives && harmless.has(nameOf(mistake)) };
  });
  const asked = all.filter(({ gone }) => !gone);
  const rows = [...areas, 'all'].map((area) => {
    const own = asked.filter((mistake) => area === 'all' || mistake.area === area);
    const count = (test: (mistake: Asked) => unknown) => own.filter(test).length;
    const survivors = count(({ survives, isHarmless }) => survives && !isHarmless);
    const idle = count(({ isHarmless }) => isHarmless);
    const share = 1 - survivors / (own.length - idle || 1);
    return [
      area,
      own.length,
      count(({ unit }) => unit),
      count(({ browser }) => browser),
      survivors,
      idle,
      `${Math.round(100 * share)} %`,
    ];
  });
  const head = ['area', 'mistakes', 'unit', 'browser', 'survive', 'harmless', 'noticed'];
  const table = [head, ...rows].map((row) =>
    row
      .map((cell) => String(cell).padEnd(10))
      .join('')
      .trimEnd(),
  );
  const gone = all.length - asked.length;
  if (gone > 0) table.push(`${gone} more stand in lines that have changed.`);
  return `${[...table, '', 'Not noticed:', ...asked.filter(({ survives }) => survives).map(describe)].join('\n')}\n`;
}

function describe(mistake: Asked): string {
  const { file, line, kind, files, specs = [], doubtful, isHarmless, was, becomes } = mistake;
  const short = (text: string) =>
    text
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ⏎ ')
      .slice(0, 160);
  const notes = [kind, `${files} files of unit tests`, `${specs.length} browser specs`];
  if (doubtful) notes.push(`red without it, too: ${doubtful}`);
  if (isHarmless) notes.push('harmless');
  return `\n${file}:${line} (${notes.join(', ')})\n  - ${short(was)}\n  + ${short(becomes)}`;
}
