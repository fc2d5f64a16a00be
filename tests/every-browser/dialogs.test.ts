import { expect, test } from './test.ts';

const button = 'header button';
const notice = 'Accounts are not open yet. Nothing you typed has left this page.';

for (const [name, dialog, field] of [
  ['Login', '#login', 'email'],
  ['Sign Up', '#sign-up', 'fullName'],
] as const) {
  test(`${name} opens a modal dialog and puts the focus in its first field`, async ({ visitor }) => {
    await visitor.visit('/gardeners');
    await visitor.click(button, name);
    await expect.poll(() => visitor.shows(`${dialog}:modal`)).toBe(true);
    await expect.poll(() => visitor.focus()).toBe(field);
    await visitor.type('asha');
    expect(
      await visitor.run(
        (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
        `${dialog} input`,
      ),
    ).toBe('asha');
  });

  test(`${name} closes by Escape, by its cross and by a click beside it, and the focus returns`, async ({
    visitor,
  }) => {
    await visitor.visit('/gardeners');
    const ways = [
      () => visitor.press('Escape'),
      () => visitor.click(`${dialog} button`, 'Close'),
      () => visitor.tab.click(40, 400),
    ];
    for (const close of ways) {
      await visitor.click(button, name);
      await expect.poll(() => visitor.shows(dialog)).toBe(true);
      await close();
      await expect.poll(() => visitor.shows(dialog)).toBe(false);
      await expect.poll(() => visitor.focus()).toBe(name);
    }
  });
}

test('one dialog gives way to the other, and the focus goes back to where the first came from', async ({
  visitor,
}) => {
  await visitor.visit('/gardeners');
  await visitor.focusOn(button, 'Login');
  await visitor.press('Enter');
  await visitor.click('#login button', 'Sign up here');
  await expect.poll(() => visitor.shows('#sign-up')).toBe(true);
  expect(await visitor.run(() => document.querySelectorAll('dialog[open]').length)).toBe(1);
  await expect.poll(() => visitor.focus()).toBe('fullName');
  await visitor.press('Escape');
  await expect.poll(() => visitor.shows('#sign-up')).toBe(false);
  await expect.poll(() => visitor.focus()).toBe('Login');
});

test('the page below does not move when a dialog opens', async ({ visitor }) => {
  await visitor.visit('/gardeners');
  const left = () => visitor.run(() => document.querySelector('header a img')!.getBoundingClientRect().left);
  const before = await left();
  await visitor.click(button, 'Login');
  await expect.poll(() => visitor.shows('#login')).toBe(true);
  expect(await left()).toBe(before);
});

test('a form holds back what is empty, shows the password on request, and sends nothing', async ({
  visitor,
}) => {
  await visitor.visit('/gardeners');
  await visitor.click(button, 'Login');
  await visitor.click('#login button', 'Login');
  await expect.poll(() => visitor.focus()).toBe('email');
  await visitor.type('asha@example.com');
  await visitor.click('#login input[name="password"]');
  await visitor.type('warp');
  await visitor.click('#login button', 'Show password');
  await visitor.until(() =>
    document.querySelector('#login input[name="password"]')?.matches('[type="text"]'),
  );
  await visitor.click('#login input[name="password"]');
  await visitor.press('Enter');
  await visitor.until(
    (text) => document.querySelector('#login [role="status"]')?.textContent === text,
    notice,
  );
  expect(await visitor.path()).toBe('/gardeners');
});
