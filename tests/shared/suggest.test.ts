import { createSuggester, isOnlySlip, suggest } from '../../src/shared/suggest.ts';
import { testTables } from './test-tables.ts';

testTables('tests/shared/tables/suggestions.txt', {
  'The closest of these candidates': suggest,
  'Whether the second word is the only candidate with one typo': isOnlySlip,
  'The answers of a suggester with this budget to searches for "title"': (
    budget: number,
    ...candidates: string[]
  ) => {
    const near = createSuggester(budget);
    return candidates.map((candidate) => near('title', [candidate]) ?? null);
  },
});
