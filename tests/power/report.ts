import { nameOf, type Mistake } from './mistake.ts';

/** What the tests said about a mistake: the first one that is red, an empty text where none is. */
export interface Answer {
  /** Its lines are not in the source any more. */
  gone?: boolean;
  unit?: string;
  whole?: string;
  browser?: string;
  /** The browser specs that were asked. */
  specs?: string[];
  /** The browser spec is green without the mistake. */
  isSure?: boolean;
}

/** A table of what was noticed by area, and what was not. */
export function report(
  areas: string[],
  mistakes: Mistake[],
  answers: Record<string, Answer>,
  harmless: Set<string>,
): string {
  const all = mistakes.map((mistake) => {
    const answer = answers[nameOf(mistake)] ?? { gone: true };
    const isSeen = Boolean(answer.browser && answer.isSure);
    const survives = !answer.unit && !answer.whole && !isSeen;
    return { ...mistake, ...answer, isSeen, survives, isHarmless: survives && harmless.has(nameOf(mistake)) };
  });
  const asked = all.filter(({ gone }) => !gone);
  const rows = [...areas, 'all'].map((area) => {
    const own = asked.filter((mistake) => area === 'all' || mistake.area === area);
    const count = (test: (mistake: (typeof all)[0]) => unknown) => own.filter(test).length;
    const idle = count(({ isHarmless }) => isHarmless);
    const survivors = count(({ survives }) => survives) - idle;
    const share = `${Math.round(100 * (1 - survivors / (own.length - idle || 1)))} %`;
    const noticed = [count(({ unit }) => unit), count(({ whole }) => whole), count(({ isSeen }) => isSeen)];
    return [area, own.length, ...noticed, survivors, idle, share];
  });
  const head = ['area', 'mistakes', 'unit', 'whole', 'browser', 'survive', 'harmless', 'noticed'];
  const table = [head, ...rows].map((row) => row.map((cell) => String(cell).padEnd(10)).join(''));
  const lost = all.length - asked.length;
  if (lost > 0) table.push(`${lost} more stand in lines that have changed.`);
  const survivors = asked.filter(({ survives }) => survives);
  const short = (text: string) =>
    text
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ⏎ ')
      .slice(0, 160);
  const described = survivors.map(({ file, line, kind, specs = [], browser, isHarmless, was, becomes }) => {
    const notes = [kind, `${specs.length} browser specs`];
    if (browser) notes.push(`red without it, too: ${browser}`);
    if (isHarmless) notes.push('harmless');
    return `\n${file}:${line} (${notes.join(', ')})\n  - ${short(was)}\n  + ${short(becomes)}`;
  });
  return `${[...table, '', 'Not noticed:', ...described].join('\n')}\n`;
}
