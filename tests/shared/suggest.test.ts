import { describe, expect, test } from 'vitest';
import { createSuggester, isOnlySlip, suggest } from '../../src/shared/suggest.ts';

test.each([
  // Two fifths of the letters may differ, and of the shortest words one.
  ['a', ['b'], 'b'],
  ['id', ['ib'], 'ib'],
  ['id', ['ba'], undefined],
  ['abcd', ['abxy'], undefined],
  ['abcd', ['abcx'], 'abcx'],
  ['abcde', ['abcxy'], 'abcxy'],
  ['abcde', ['abxyz'], undefined],
  ['abcdefghij', ['abcdefwxyz'], 'abcdefwxyz'],
  ['abcdefghij', ['abcdevwxyz'], undefined],
  // Case never counts, a swap is one step, and so are a letter more and one less.
  ['TITLE', ['title'], 'title'],
  ['tilte', ['title'], 'title'],
  ['abdc', ['abcd'], 'abcd'],
  ['titl', ['title'], 'title'],
  ['ttitle', ['title'], 'title'],
  ['bac', ['abc'], 'abc'],
  // The nearest is taken, of two the first, and the same word is near itself.
  ['title', ['tittle', 'titles'], 'tittle'],
  ['title', ['tables', 'titles'], 'titles'],
  ['title', ['titles', 'title'], 'title'],
  ['title', ['Title', 'title'], 'Title'],
  ['title', [], undefined],
  ['', ['a'], 'a'],
])('for %j among %j stands %j', (word, candidates, meant) => {
  expect(suggest(word, candidates)).toBe(meant);
});

test('words of 64 letters are compared, longer ones on neither side', () => {
  const long = (letters: number, end = '') => 'a'.repeat(letters - end.length) + end;
  expect(suggest(long(64, 'b'), [long(64)])).toBe(long(64));
  expect(suggest(long(65, 'b'), [long(64)])).toBeUndefined();
  expect(suggest(long(64, 'b'), [long(65)])).toBeUndefined();
});

test('what a suggester may compare is limited, for all its searches together', () => {
  const near = createSuggester(1);
  expect(near('title', ['title'])).toBe('title');
  expect(near('title', ['title'])).toBeUndefined();
  expect(createSuggester(0)('title', ['title'])).toBeUndefined();
  // Comparing five letters with five costs 25, and each candidate one.
  const [enough, tooFew] = [createSuggester(27), createSuggester(26)];
  enough('title', ['titlx']);
  tooFew('title', ['titlx']);
  expect([enough('title', ['title']), tooFew('title', ['title'])]).toEqual(['title', undefined]);
});

describe('the only slip', () => {
  test.each([
    ['titel', 'title', ['title', 'text'], true],
    ['titel', 'title', ['title', 'titles'], true],
    ['offer-c', 'offer-a', ['offer-a', 'offer-b'], false],
    ['TITLE', 'title', ['title'], true],
    ['tixxe', 'title', ['title'], false],
    ['abc', 'abd', ['abd'], true],
    ['ab', 'ac', ['ac'], false],
    ['title', 'titles', ['titles'], true],
    ['title', 'titless', ['titless'], false],
    ['a'.repeat(64), `${'a'.repeat(63)}b`, [], true],
    ['a'.repeat(65), `${'a'.repeat(64)}b`, [], false],
    ['a'.repeat(65), 'A'.repeat(65), [], true],
  ])('from %s to %s among %j: %s', (word, meant, candidates, isOnly) => {
    expect(isOnlySlip(word, meant, candidates)).toBe(isOnly);
  });
});
