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
import { fill, findSteepGrowth } from './growth.ts';

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
