import type { Locator, Page } from '@playwright/test';
import type { StoredMessage } from '../../src/receiver/store/message-store.ts';
import { listFile } from '../receiver/open-file.ts';
import { fixtureInquiries } from '../stage/sites.ts';
import { expect } from './test.ts';

export const storedMessages = (): Promise<StoredMessage[]> => listFile(fixtureInquiries);

/** The drafts in both storages, without duplicates. */
export function storedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [localStorage, sessionStorage].flatMap((store) =>
        Object.entries(store).flatMap(([key, value]) => (key.startsWith('form:') ? [String(value)] : [])),
      ),
    ),
  ]);
}

/** Opens a page with a form and waits for its hydration: only then scripts validate it. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
}

/** Drops console messages about failed requests, from the browser or the page. */
export function ignoreFailures(messages: string[]): void {
  const isForgiven = /Failed to load resource|warning: (Type)?Error/;
  messages.push(...messages.splice(0).filter((message) => !isForgiven.test(message)));
}

/** A text that no other message has. */
export const unique = (text: string): string => `${text} ${Math.random()}`;

export const receiver = '**/_forms/**';

export const inquiry = (page: Page): Locator => page.locator('#inquiry');
export const field = (page: Page, label: string): Locator => inquiry(page).getByLabel(label);
export const panel = (page: Page, name: string): Locator => page.getByRole('group', { name });
export const openInquiry = (page: Page): Promise<void> => openForm(page, '/write-to-us');

export const typed = {
  'Full Name': 'Meera & Co',
  Email: 'meera@company.com',
  Phone: '+91 20 1234',
};

export async function writeInquiry(page: Page, requirement: string): Promise<void> {
  for (const [label, answer] of Object.entries(typed))
    // A restored draft may have filled it already.
    if ((await field(page, label).inputValue()) !== answer) await field(page, label).fill(answer);
  await field(page, 'Country').selectOption('India');
  await field(page, 'Brief your Requirement').fill(requirement);
}

/** Opens the tab of the other form and returns it. */
export async function openApplication(page: Page): Promise<Locator> {
  await page.goto('/write-to-us#application');
  const application = page.locator('#application');
  await expect(application.locator('form[novalidate]')).toBeVisible();
  return application;
}

export async function writeApplication(page: Page, about: string): Promise<void> {
  const answers = { 'Full Name': 'Arun', Email: 'arun@company.com', Phone: '1', 'About you': about };
  for (const [label, answer] of Object.entries(answers))
    await page.locator('#application').getByLabel(label).fill(answer);
}

export const pdf = (content: string) => ({
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

export async function expectInquiry(page: Page, requirement: string): Promise<void> {
  for (const [label, answer] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(answer);
  await expect(field(page, 'Country')).toHaveValue('India');
  await expect(field(page, 'Brief your Requirement')).toHaveValue(requirement);
}

/** Asserts that the inquiry was stored once, and returns to the form. */
export async function expectArrived(page: Page, requirement: string): Promise<void> {
  await expect(panel(page, 'Your message has arrived')).toBeFocused();
  expect(await storedInquiries(requirement)).toHaveLength(1);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(sendButton(page)).toBeFocused();
}

export const sendButton = (page: Page): Locator =>
  inquiry(page).getByRole('button', { name: 'Send inquiry' });
export const sendInquiry = (page: Page): Promise<void> => sendButton(page).click();

export async function storedInquiries(requirement: string): Promise<StoredMessage[]> {
  return (await storedMessages()).filter(({ answers }) => answers.requirement === requirement);
}

/** Runs the page's fake clock until the locator is visible. The network uses real time, so it waits in between. */
export async function passTimeUntil(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await page.evaluate(async () => void (await fetch('/robots.txt')));
    expect(await seen.isVisible()).toBe(true);
  }).toPass();
}

/** Drops responses to messages until the returned function is called. The messages do arrive. */
export async function dropResponses(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (request[1]?.method !== 'POST' || 'answersArrive' in window) return answer;
      throw new TypeError('Failed to fetch');
    };
  });
  return () => page.evaluate(() => void Object.assign(window, { answersArrive: true }));
}

/** Replaces a field's value by typing. Firefox's driver appends when it fills an e-mail field. */
export async function retype(control: Locator, text: string): Promise<void> {
  await control.press('ControlOrMeta+A');
  await control.pressSequentially(text);
}

/** Third-party changes of a page before hydration. Each runs in the page. */
export const pageChanges = {
  nobody: () => {},
  'a password manager': () => {
    for (const control of document.querySelectorAll('form input, form textarea'))
      control.after(document.createElement('div'));
  },
  'a translator': () => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found.filter(({ nodeValue }) => nodeValue?.trim())) {
      const font = document.createElement('font');
      font.textContent = `x${text.nodeValue}`;
      (text as ChildNode).replaceWith(font);
    }
  },
};
