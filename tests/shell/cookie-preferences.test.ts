import { allowedCategories, readPreferences, writePreferences } from '../../src/shell/cookie-preferences.ts';
import { testTables } from '../shared/test-tables.ts';

testTables('tests/shell/cookie-preferences.txt', {
  'Allowed categories of stored cookie preferences': readPreferences,
  'Stored cookie preferences, by allowed categories': writePreferences,
  'Allowed categories, by acceptance and by saved preferences': (
    isAllowed: boolean,
    chosen?: Parameters<typeof writePreferences>[0],
  ) => allowedCategories(isAllowed, chosen && readPreferences(writePreferences(chosen))),
});
