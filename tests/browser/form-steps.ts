import type { Locator, Page, Route } from '@playwright/test';
import { createMessageStore, type StoredMessage } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { fixtureInquiries } from '../stage/sites.ts';
import { expect } from './test.ts';

/** The messages that the tested site's receiver has stored. */
export function storedMessages(): StoredMessage[] {
  const database = openDatabase(fixtureInquiries);
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

/** The requests of forms to the receiver. */
export const receiver = '**/_forms/**';

export const inquiry = (page: Page): Locator => page.locator('#inquiry');
export const field = (page: Page, label: string): Locator => inquiry(page).getByLabel(label);
export const panel = (page: Page, name: string): Locator => page.getByRole('group', { name });
export const openInquiry = (page: Page): Promise<void> => openForm(page, '/write-to-us');

export async function writeInquiry(page: Page, requirement: string): Promise<void> {
  await field(page, 'Full Name').fill('Meera');
  await field(page, 'Email').fill('meera@company.com');
  await field(page, 'Phone').fill('+91 20 1234');
  await field(page, 'Country').selectOption('India');
  await field(page, 'Brief your Requirement').fill(requirement);
}

export async function sendInquiry(page: Page): Promise<void> {
  await inquiry(page).getByRole('button', { name: 'Send inquiry' }).click();
}

export function storedInquiries(requirement: string): StoredMessage[] {
  return storedMessages().filter(({ answers }) => answers.requirement === requirement);
}

/** Answers the first attempts with these, and lets the others through. */
export async function failFirst(page: Page, ...failures: ((route: Route) => Promise<void>)[]): Promise<void> {
  await page.route(receiver, async (route) => {
    const failure = failures.shift();
    await (failure ? failure(route) : route.continue());
  });
}
