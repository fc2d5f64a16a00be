import type { Page } from '@playwright/test';
import { createMessageStore, type StoredMessage } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';

/** The messages that the tested site's receiver has stored. */
export function storedMessages(): StoredMessage[] {
  const database = openDatabase(`.cache/inquiries-${process.env.TEST_PORT ?? 4180}.sqlite`);
  try {
    return createMessageStore(database).list();
  } finally {
    database.close();
  }
}

/** What the device keeps of forms. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('form:') ? [String(value)] : [])),
  );
}
