import { expect, test } from 'vitest';
import { createSuggester, isOnlySlip, suggest } from '../../src/shared/suggest.ts';
import { testTables } from './test-tables.ts';

testTables('tests/shared/tables/suggestions.txt', {
  'The closest of these candidates': suggest,
  'Whether the second word is the only candidate with one typo': isOnlySlip,
});

test('all searches of a suggester share one budget', () => {
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
