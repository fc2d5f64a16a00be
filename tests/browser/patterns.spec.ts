import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { copyProject } from '../stage/copy-project.ts';
import { listen } from '../stage/listen.ts';
import { command, runNode } from '../stage/run-node.ts';
import { startScratchProject } from '../stage/scratch-project.ts';
import { addPatterns } from '../stage/variants/patterns.ts';
import { expect, testWithLogs as test, weekly } from './test.ts';

test.describe.configure({ timeout: 400_000 });

test('patterns of React, styled-components and react-router work in a built site', async ({ page }) => {
  const cache = resolve(import.meta.dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'patterns-'));
  copyProject(folder);
  addPatterns(folder);
  const { end, output } = await runNode(command('build', '--sourcemap', '--base', '/site/'), folder);
  expect(end, output).toBe(0);
  const server = await listen(createSiteServer(join(folder, 'dist')), 0);
  try {
    const url = `${server.url}/site`;
    await tryPatterns(page, url, 1);
    await test.step('source maps lead to the source', async () => {
      const stack = await page.locator(':root').getAttribute('data-stack');
      const [, name, line, column] = /assets\/(\S+\.js):(\d+):(\d+)/.exec(stack!)!;
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      const map = new SourceMap(JSON.parse(read(`dist/assets/${name}.map`)) as SourceMapPayload);
      const place = map.findEntry(Number(line) - 1, Number(column) - 1) as SourceMapping;
      const file = 'src/sections/Patterns/live.tsx';
      expect(place.originalSource).toBe(file);
      expect(read(file).split('\n')[place.originalLine]).toContain('An intended error');
    });
    await test.step('sections without react-router-dom do not load it', () => {
      const assets = join(folder, 'dist/assets');
      const name = readdirSync(assets).find((file) => /^enhance-.*\.map$/.test(file))!;
      const { sources } = JSON.parse(readFileSync(join(assets, name), 'utf8')) as SourceMapPayload;
      expect(sources.filter((source) => source.includes('react-router'))).toEqual([]);
    });
    await leaveAndReturn(page, url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

/** Code that is refused, with the place of the refusal in it and the sentence. */
const refused = [
  [
    'export const tone = ({ $tone }: { $tone: string }) => $tone;\nexport const Toned = styled.p<{ $tone: string }>`color: ${tone};`;',
    'This style depends on a function, such as one of props.',
    '${tone}',
  ],
  [
    'export const Passing = styled.p.withConfig({ shouldForwardProp: () => true })`color: red;`;',
    'This use of "styled" is not understood. Let rules depend on a data- attribute',
    'styled.p.withConfig',
  ],
  [
    'export function StaticId() { return <p>{useOpen()}</p>; }\nconst useOpen = () => useState(1)[0];',
    '"useState" never runs in the browser, because section type "staticId" is static.',
    'useState(1)',
  ],
] as const;

test('and the same in development, where code can be changed', weekly, async ({ page }) => {
  const project = await startScratchProject([], {}, undefined, addPatterns);
  try {
    // `StrictMode` starts an effect twice.
    await tryPatterns(page, project.url, 2);

    await test.step('an edited component keeps its state, and styled components have names', async () => {
      project.edit('src/sections/Patterns/live.tsx', 'Clicked {count}', 'Pressed {count}');
      const button = page.locator('[data-section="reactState"] button');
      await expect(button).toHaveText('Pressed 1', { timeout: 60_000 });
      const name = await page.locator('[data-section="reactState"] button').evaluate((element) => {
        const key = Object.keys(element).find((each) => each.startsWith('__reactFiber'))!;
        return (element as unknown as Record<string, { return: { type: { displayName: string } } }>)[key]!
          .return.type.displayName;
      });
      expect(name).toBe('Pressable');
    });

    const file = 'src/sections/Patterns/static.tsx';
    const sound = project.read(file).replace('{ useId }', '{ useId, useState }');
    for (const [code, sentence, at] of refused)
      await test.step(sentence, async () => {
        const broken = `${sound.replace('export function StaticId', 'export function Other')}\n${code}\n`;
        project.edit(file, project.read(file), broken);
        const before = broken.slice(0, broken.lastIndexOf(at) + (at.startsWith('$') ? 2 : 0)).split('\n');
        const message = `${file}:${before.length}:${before.at(-1)!.length + 1}: ${sentence}`;
        await expect(page.locator('vite-error-overlay')).toContainText(message, { timeout: 60_000 });
        const lint = resolve(import.meta.dirname, '../../tools/lint/lint-sections.ts');
        const ends = [
          await runNode(command('build'), project.folder),
          await runNode(['--import', 'tsx', lint], project.folder),
        ];
        for (const { end, output } of ends) {
          expect(end).toBe(1);
          expect(output).toContain(message);
        }
      });
  } finally {
    await project.stop();
  }
});

/** `starts`: how often an effect starts when its component mounts. */
async function tryPatterns(page: Page, url: string, starts: number): Promise<void> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`Refused: ${violatedDirective} ${sourceFile}`),
    ),
  );
  await test.step('sections that are far apart', () => tryApart(page, url));
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, `${url}/patterns`);
  for (const [type, rows] of readPatterns(url, starts))
    await test.step(type, async () => {
      const section = page.locator(`[data-section="${type}"]`);
      for (const [at, what, value] of rows) if (value) await meets(page, section, at, what, value);
      if (rows.every(([, , , then]) => then === undefined)) return;
      const button = section.getByRole('button').first();
      await button.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      await button.click();
      for (const [at, what, , then] of rows) if (then) await meets(page, section, at, what, then);
      if (type === 'routerLive') expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
  await test.step('a dialog of a package', () => useDialog(page));
  // React reports the error that a boundary catches. Firefox shows its driver no text of it.
  expect(
    messages.filter((text) => !/An intended error|^error: Error$|vite|React DevTools/.test(text)),
  ).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
  await expect.poll(() => messages.join('\n')).toContain('Refused: style-src-elem');
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('h1')).toHaveText('Patterns');
  await expect(page.locator('[data-island="idle"]:not([data-live])')).toHaveCount(0);
}

async function useDialog(page: Page): Promise<void> {
  const button = page.locator('[data-section="packageDialog"]').getByRole('button', { name: 'Open' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'A dialog of a package' });
  await expect(dialog).toHaveCSS('padding', '23px');
  const [field, close] = [dialog.getByLabel('First'), dialog.getByRole('button', { name: 'Close' })];
  await expect(field).toBeFocused();
  for (const [key, next] of [
    ['Tab', close],
    ['Tab', field],
    ['Shift+Tab', close],
  ] as const) {
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

/** Sections share state in any order of hydration. A part that loads on a click may use the router first. */
async function tryApart(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, `${url}/patterns-apart`);
  const section = (type: string) => page.locator(`[data-section="${type}"]`);
  await section('reactSharedStore').getByRole('button').click();
  await section('reactLazyOnClick').getByRole('button').click();
  await expect(section('reactLazyOnClick').locator('[data-is]')).toHaveText('Late 0 at /patterns-apart');
  const reader = section('reactSharedReader');
  await expect(reader).not.toHaveAttribute('data-live');
  await expect(reader).toHaveText('none');
  await reader.scrollIntoViewIfNeeded();
  await expect(reader).toHaveText('red');
}

/**
 * Effects and global styles end on the next page. Back shows static sections with their styles, and hydrated ones with
 * new state, but that of modules.
 */
async function leaveAndReturn(page: Page, url: string): Promise<void> {
  const served = await (await page.request.get(`${url}/patterns`)).text();
  expect(served).toMatch(/At once.{0,20}0.{0,30}\/patterns<\/button>/);
  expect(served).not.toContain('<p>Loading');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const section = page.locator('[data-section="routerLive"]');
  const fetched = page.waitForResponse('**/growing/beans');
  await expect(section.getByRole('link')).toHaveAttribute('href', '/site/growing/beans');
  await section.getByRole('link').hover();
  await fetched;
  await section.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(`${url}/growing/beans`);
  await expect(page.locator('[data-effect]')).toHaveCount(0);
  await expect(page.locator('#floating')).toHaveCount(0);
  await expect(page.locator(':root')).toHaveCSS('--of-page', '');
  await page.goBack();
  await expect(page.locator('[data-section="routerLive"] [data-is]')).toHaveText(
    '/patterns ?sort=name name 0',
  );
  await expect(page.locator('[data-section="reactSharedReader"] p')).toHaveText('red');
  const patterns = new Map(readPatterns(url, 1));
  for (const type of ['staticVariable', 'staticGlobalStyle', 'staticRouter'])
    for (const [at, what, value] of patterns.get(type)!)
      await meets(page, page.locator(`[data-section="${type}"]`), at, what, value);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

type Row = [at: string, what: string, value: string, then?: string];

/** What each section must have, by type. */
function readPatterns(url: string, starts: number): [type: string, rows: Row[]][] {
  const text = readFileSync(join(import.meta.dirname, 'expected-patterns.txt'), 'utf8')
    .replaceAll('BASE', new URL(url).pathname.replace(/\/$/, ''))
    .replaceAll('STARTS', String(starts));
  const [, ...sections] = text.trimEnd().split('\n\n## ');
  return sections.map((section) => {
    const [type = '', ...rows] = section.split('\n');
    return [type, rows.map((row) => row.split(' | ') as Row)];
  });
}

async function meets(page: Page, section: Locator, at: string, what: string, value: string): Promise<void> {
  const isOutside = /^(?::root|body|\[data-section)/.test(at);
  const found = expect.soft(isOutside ? page.locator(at) : section.locator(at));
  if (what === 'text') await found.toHaveText(value);
  else if (what.startsWith('@')) await found.toHaveAttribute(what.slice(1), value);
  else await found.toHaveCSS(what, value === '-' ? '' : value);
}
