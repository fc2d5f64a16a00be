import { nameOf, type Mistake } from './mistake.ts';

/** The results of the tests for a mistake: the first failing test, or an empty string for none. */
export interface Answer {
  /** The source no longer contains its lines. */
  gone?: boolean;
  unit?: string;
  whole?: string;
  browser?: string;
  /** The browser specs that ran. */
  specs?: string[];
  /** The browser spec passes without the mistake. */
  isSure?: boolean;
}

/** A table of noticed mistakes by area, and a list of the others. */
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
    const ofArea = asked.filter((mistake) => area === 'all' || mistake.area === area);
    const count = (test: (mistake: (typeof all)[0]) => unknown) => ofArea.filter(test).length;
    const idle = count(({ isHarmless }) => isHarmless);
    const survivors = count(({ survives }) => survives) - idle;
    const share = `${Math.round(100 * (1 - survivors / (ofArea.length - idle || 1)))} %`;
    const noticed = [count(({ unit }) => unit), count(({ whole }) => whole), count(({ isSeen }) => isSeen)];
    return [area, ofArea.length, ...noticed, survivors, idle, share];
  });
  const head = ['area', 'mistakes', 'unit', 'whole', 'browser', 'survive', 'harmless', 'noticed'];
  const table = [head, ...rows].map((row) => row.map((cell) => String(cell).padEnd(10)).join(''));
  const lost = all.length - asked.length;
  if (lost > 0) table.push(`${lost} more are in lines that have changed.`);
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
