import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callMeasure, findFaintTexts, prepareToMeasure } from './layout/measure-layouts.ts';
import { expect, test } from './test.ts';

const drawing = (content: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E${content}%3C/svg%3E")`;
const styles = `
  * { box-sizing: border-box; margin: 0; min-width: 0 }
  body { font: 20px/1.5 sans-serif }
  section { padding: 60px 20px; background: #fff }
  .clear { content: ${drawing('')} }
  .dark { content: ${drawing("%3Cpath d='M0 0h4v3H0z'/%3E")} }
  .over-all::after { content: ""; position: absolute; inset: 0 }`;

/** For each block in a file of layout/: its name, the expected kind of fault, and the kinds found. */
async function faultsOf(page: Page, name: string) {
  await page.setViewportSize({ width: 600, height: 800 });
  const blocks = readFileSync(new URL(`layout/${name}.html`, import.meta.url), 'utf8');
  await page.setContent(`<!doctype html><style>${styles}</style><main>${blocks}</main>`);
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('section')].map((block, index) => {
      block.id = `block-${index}`;
      block.dataset.section = 'sample';
      // Neighbours with another background.
      for (const place of ['beforebegin', 'afterend'] as const)
        block.insertAdjacentHTML(place, '<div><i data-background="other"></i></div>');
      return { id: block.id, title: block.title, fault: block.dataset.fault };
    }),
  );
  await prepareToMeasure(page);
  const faults = await callMeasure(page, 'measurePage', { covered: true });
  faults.push(...(await findFaintTexts(page)));
  return all.map(({ id, title, fault }) => {
    const kinds = faults.filter(({ block }) => block === id).map(({ kind }) => kind);
    return { title, fault, found: [...new Set(kinds)] };
  });
}

test('each detector finds the faults it is for, and none in a sound block', async ({ page }) => {
  const [broken, sound] = [await faultsOf(page, 'broken'), await faultsOf(page, 'sound')];
  expect([broken.length, sound.length]).toEqual([19, 11]);
  expect(broken.filter(({ fault, found }) => !found.includes(fault!))).toEqual([]);
  expect(sound.filter(({ found }) => found.length > 0)).toEqual([]);
});
