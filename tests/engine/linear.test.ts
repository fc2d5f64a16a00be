import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { fill, findSteepGrowth } from './growth.ts';
import { assembled, worstCases } from './worst-cases.ts';

const patterns = findPatterns();
const listed = new Set(worstCases.map(({ pattern }) => String(pattern)));

test('every pattern that meets content is in the table of worst cases', () => {
  expect(patterns.length).toBeGreaterThan(80);
  const forgotten = patterns.filter(
    ({ text, pattern }) => !listed.has(pattern ? text : String(assembled[text])),
  );
  expect(
    forgotten.map(
      ({ file, text }) =>
        `${file} has the new pattern ${text}: add it, with what it has most work with, to tests/engine/worst-cases.ts.`,
    ),
  ).toEqual([]);
});

test.each([
  { pattern: /^(#{1,6})[ \t]+(.*?)[ \t]*#*$/, before: '#', repeated: ' ', behind: '\u2028' },
  { pattern: /([\w.]+)\}/g, before: '', repeated: 'a', behind: '' },
  { pattern: /<!--[\s\S]*?-->/g, before: '', repeated: '<!--', behind: '' },
])('the measure notices that $pattern is not linear', ({ pattern, ...input }) => {
  const growth = findSteepGrowth((size) => {
    const text = fill(input, size);
    return () => useUp(pattern, text);
  });
  expect(growth).toMatch(/^over 100 times the work/);
});

test('the table holds no pattern that is gone', () => {
  const used = new Set(patterns.map(({ text, pattern }) => (pattern ? text : String(assembled[text]))));
  expect(
    [...listed]
      .filter((text) => !used.has(text))
      .map((text) => `tests/engine/worst-cases.ts lists ${text}, which nothing uses.`),
  ).toEqual([]);
});

/** What trips patterns up: long runs of what they look for, and an end they do not. */
const commonCases = [
  ' ',
  '\t',
  '\n',
  '\r',
  '-',
  '.',
  '/',
  '#',
  '*',
  '"',
  "'",
  '<',
  '[',
  '(',
  '{',
  '_',
  'a',
  '1',
  'a.',
  '<!--',
].flatMap((repeated) => ['', '\u2028!'].map((behind) => ({ before: '', repeated, behind })));

test.each(worstCases)(
  '$pattern takes as many times as long as the text is longer',
  ({ pattern, ...worst }) => {
    const steep = [worst, ...commonCases].flatMap((input) => {
      const growth = findSteepGrowth((size) => {
        const text = fill(input, size);
        return () => useUp(pattern, text);
      });
      return growth === undefined ? [] : `${JSON.stringify(input)}: ${growth}`;
    });
    expect(steep).toEqual([]);
  },
);

/** Every match, as the program looks for them; one that is bound to a place once. */
function useUp(pattern: RegExp, text: string): unknown {
  pattern.lastIndex = 0;
  return pattern.global ? text.replaceAll(pattern, '') : pattern.exec(text);
}

test('the patterns of the schemas are linear as well', () => {
  const files = readdirSync('section-schemas', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.startsWith('generated'),
  );
  const found = new Set(
    files.flatMap((name) =>
      [...readFileSync(`section-schemas/${name}`, 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(
        ([, literal]) => String(JSON.parse(literal ?? '""')),
      ),
    ),
  );
  expect(found.size).toBeGreaterThan(5);
  const openings = ['', '/', 'https://', 'data-', 'a', '+1', 'a@'];
  const steep = [...found].flatMap((source) =>
    openings.flatMap((before) =>
      [...commonCases, { repeated: 'a-', behind: '!' }, { repeated: '/a', behind: '!' }].flatMap((input) => {
        const growth = findSteepGrowth((size) => {
          const text = fill({ ...input, before }, size);
          return () => new RegExp(source, 'u').test(text);
        });
        return growth === undefined
          ? []
          : `${source} with ${JSON.stringify({ ...input, before })}: ${growth}`;
      }),
    ),
  );
  expect(steep).toEqual([]);
});
