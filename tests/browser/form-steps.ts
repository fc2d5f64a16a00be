import type { Page } from '@playwright/test';
import { createMessageStore, type StoredMessage } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { expect } from './test.ts';

/** The messages that the tested site's receiver has stored. */
export function storedMessages(): StoredMessage[] {
  const database = openDatabase(`.cache/inquiries-${process.env.TEST_PORT ?? 4180}.sqlite`);
  try {
    return createMessageStore(database).list();
  } finally {
    database.close();
  }
}

/** What the device and this tab keep of forms, without what both keep alike. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [localStorage, sessionStorage].flatMap((store) =>
        Object.entries(store).flatMap(([key, value]) => (key.startsWith('form:') ? [String(value)] : [])),
      ),
    ),
  ]);
}

/** Opens a page with a form and waits until the form is alive: from there on it checks itself. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
}

/** Browsers note each request that fails. */
export function forgiveFailures(messages: string[]): void {
  const others = messages.splice(0).filter((message) => !message.includes('Failed to load resource'));
  messages.push(...others);
}
