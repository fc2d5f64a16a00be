import { expect, test } from 'vitest';
import { createSuggester, isOnlySlip, suggest } from '../../src/shared/suggest.ts';
import { testTables } from './test-tables.ts';

testTables('tests/shared/tables/suggestions.txt', {
  'The word that was meant, among these': suggest,
  'Whether one word is the other with its only slip, among these': isOnlySlip,
});

test('what a suggester may compare is limited, for all its searches together', () => {
  const near = createSuggester(1);
  expect(near('title', ['title'])).toBe('title');
  expect(near('title', ['title'])).toBeUndefined();
  expect(createSuggester(0)('title', ['title'])).toBeUndefined();
  // Comparing five letters with five costs 25, each candidate one more.
  const [enough, tooFew] = [createSuggester(27), createSuggester(26)];
  enough('title', ['titlx']);
  tooFew('title', ['titlx']);
  expect([enough('title', ['title']), tooFew('title', ['title'])]).toEqual(['title', undefined]);
});
