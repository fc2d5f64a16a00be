import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measurePicture } from '../../src/engine/pictures/measure-picture.ts';
import { createFrames } from '../../src/engine/diagnostics/code-frame.ts';
import { locateFindings } from '../../src/engine/diagnostics/locate-findings.ts';
import { createSuggester } from '../../src/shared/suggest.ts';
import { explainSyntax } from '../../src/engine/json/explain-syntax.ts';
import { findKeyProblems } from '../../src/engine/json/key-problems.ts';
import { countStrings, findTooDeep } from '../../src/engine/json/measure-json.ts';
import { parseRichText } from '../../src/engine/rich-text/parse-rich-text.ts';
import { fillPlaceholders, findPlaceholders, findUnopened } from '../../src/engine/content/placeholders.ts';
import { createUncertainty } from '../../src/engine/content/uncertainty.ts';
import { splitAddress, toRoute } from '../../src/shared/routes.ts';
import { findPatterns } from './find-patterns.ts';
import { findSteepGrowth } from './growth.ts';
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

interface Input {
  before: string;
  repeated: string;
  behind: string;
}

function fill({ before, repeated, behind }: Input, size: number): string {
  return before + repeated.repeat(Math.ceil(size / repeated.length)) + behind;
}

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

const richTexts = [
  '*a ',
  '**a ',
  '***',
  '*',
  '** ',
  '*a',
  '**a** ',
  '*a **b* ',
  '![',
  '![](',
  '![a]',
  '[',
  '[a',
  '[a](',
  '[a](b',
  '[a](/b) ',
  '[a]/',
  '[a](/',
  '[a](()',
  '](',
  '`',
  '`a` ',
  '[`](/a)',
  '\n',
  'a\n',
  '\n\n',
  'a \n  \n',
  '- ',
  '- a\n',
  '1. a\n',
  '# ',
  '### a #',
  '#',
  '<',
  '<a',
  '<!--',
  '<!-- ',
  '</a>',
  '~~',
  '~~a',
  '_',
  '_a',
  '__a',
  '|',
  '| ',
  '---',
  '  - a\n',
  '\\',
  '\\*',
  '\u2028',
  '\t',
  '\r',
];

test.each(richTexts)('rich text of %j is read in one go', (mark) => {
  const openings = ['', '**a [', '- a\n'];
  const steep = openings.flatMap((before) =>
    ['', ']('].flatMap((behind) => {
      const growth = findSteepGrowth((size) => {
        const text = fill({ before, repeated: mark, behind }, size);
        return () => parseRichText(text);
      });
      return growth === undefined ? [] : `${JSON.stringify({ before, behind })}: ${growth}`;
    }),
  );
  expect(steep).toEqual([]);
});

test('so is rich text of two halves, one that opens and one that never closes', () => {
  const steep = ['[', '![', '**', '[a', '`', '<'].flatMap((opens) =>
    ['](a', '(a)', 'a', ' ', '\n', '](()', '* '].flatMap((follows) => {
      const growth = findSteepGrowth((size) => {
        const text =
          opens.repeat(size / 2 / opens.length) + ']'.repeat(1) + follows.repeat(size / 2 / follows.length);
        return () => parseRichText(text);
      });
      return growth === undefined ? [] : `${opens} … ${follows}: ${growth}`;
    }),
  );
  expect(steep).toEqual([]);
});

const jsonMarks = [
  '{',
  '[',
  '"',
  '\\',
  '\\"',
  '{"a":',
  '"a",',
  "'",
  '/*',
  '//',
  ' ',
  '\n',
  '1',
  'a',
  '\\u0041',
  ',',
  ':',
  '“',
];

test.each(jsonMarks)('JSON of %j is explained in one go', (mark) => {
  const steep = ['', '{', '["', '/*', '[1 '].flatMap((before) => {
    const growth = findSteepGrowth((size) => {
      const text = fill({ before, repeated: mark, behind: '' }, size);
      return () => [explainSyntax(text), countStrings(text), findTooDeep(text)];
    });
    return growth === undefined ? [] : `${JSON.stringify(before)}: ${growth}`;
  });
  expect(steep).toEqual([]);
});

const placeholders = new Map([['a', 'A']]);

/** Everything else that reads a text, by what it does. */
const scanners: Record<string, { marks: string[]; read(text: string): unknown }> = {
  'filling placeholders in': {
    marks: ['{', '}', '{a', '{a}', '{{', 'a.', 'a}', '}a'],
    read: (text) => [fillPlaceholders(text, placeholders), findPlaceholders(text), findUnopened(text)],
  },
  'measuring an SVG': {
    marks: [
      '1',
      ' ',
      '<',
      '<svg ',
      '<svg>',
      '<!--',
      '<!',
      '<!a>',
      '<?',
      '<svg width="',
      ' width="1',
      "'",
      '"',
      ' width="111',
      '-->',
    ],
    read: (text) => [
      measurePicture(Buffer.from(text), 'svg'),
      measurePicture(Buffer.from(`<svg ${text}`), 'svg'),
      measurePicture(Buffer.from(`<svg width="${text}x">`), 'svg'),
      measurePicture(Buffer.from(`<svg viewBox="${text}x">`), 'svg'),
    ],
  },
  'taking an address apart': {
    marks: ['/', '/a', '?', '#', 'a', '.'],
    read: (text) => [toRoute(`/${text}x`), toRoute(text), splitAddress(text)],
  },
  'remembering what a broken file mentions': {
    marks: ['a', '/a ', '"sections"'],
    read: (text) => createUncertainty().add({ text, value: undefined, document: undefined }),
  },
  'drawing the line of a finding': {
    marks: ['a', '\t', '\n', '\r'],
    read: (text) => createFrames(() => text)({ ...diagnostic, endColumn: text.length }),
  },
};

const diagnostic = {
  rule: 'text-visible',
  severity: 'error',
  file: 'a.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: '',
  message: '',
} as const;

test.each(Object.entries(scanners))('%s takes one pass', (_, { marks, read }) => {
  const steep = marks.flatMap((mark) => {
    const growth = findSteepGrowth((size) => {
      const text = mark.repeat(Math.ceil(size / mark.length));
      return () => read(text);
    });
    return growth === undefined ? [] : `${JSON.stringify(mark)}: ${growth}`;
  });
  expect(steep).toEqual([]);
});

test('placing findings takes one pass, however many there are', () => {
  const growth = findSteepGrowth((size) => {
    const count = size / 10;
    const text = JSON.stringify({ list: Array.from({ length: count }, (_, index) => `x${index}`) });
    const findings = Array.from({ length: count }, (_, index) => ({
      ...diagnostic,
      place: { at: 'value', pointer: `/list/${index}` } as const,
    }));
    return () => [locateFindings(text, findings), findKeyProblems(text, 0)];
  });
  expect(growth).toBeUndefined();
});

test('suggestions stop costing anything once a site has made too many mistakes', () => {
  const growth = findSteepGrowth((size) => {
    const names = Array.from({ length: size }, (_, index) => `known-name-${index}`);
    const wrong = Array.from({ length: size }, (_, index) => `unknown-name-${index}`);
    return () => {
      const suggest = createSuggester(1_000_000);
      return wrong.map((name) => suggest(name, names));
    };
  });
  expect(growth).toBeUndefined();
});
