import { expect, test, type Page } from '@playwright/test';
import type { Fault } from './layout/fault.ts';
import { findFaintTexts, type InPage, prepareToMeasure } from './layout/measure-layouts.ts';

/** What is found wrong with blocks of this content, 600 px wide, each between blocks on another cloth. */
async function faultsOf(page: Page, contents: string[]): Promise<string[][]> {
  await page.setViewportSize({ width: 600, height: 800 });
  const blocks = contents.map(
    (content, index) =>
      `<div><i data-ground="other"></i></div><section id="block-${index}" data-section="sample">${content}</section>`,
  );
  await page.setContent(`<!doctype html><style>
    * { box-sizing: border-box; margin: 0; min-width: 0 }
    body { font: 20px/1.5 sans-serif }
    section { padding: 60px 20px; background: #fff }
    </style><main>${blocks.join('')}<div><i data-ground="other"></i></div></main>`);
  await prepareToMeasure(page);
  const faults: Fault[] = await page.evaluate(() =>
    (window as unknown as InPage).layout.measurePage({ covered: true }),
  );
  faults.push(...(await findFaintTexts(page)));
  return contents.map((_, index) => {
    const own = faults.filter(({ block }) => block === `block-${index}`);
    return [...new Set(own.map(({ kind }) => kind))];
  });
}

const picture = `<img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E"`;

const dark = picture.replace('/%3E', "%3E%3Cpath d='M0 0h4v3H0z'/%3E%3C/svg%3E");

const broken: [kind: Fault['kind'], what: string, content: string][] = [
  ['sideways', 'something wider than the window', '<p style="width:700px">Words</p>'],
  [
    'clipped',
    'text that its frame cuts off',
    '<div style="overflow:hidden;height:20px"><p>One line and<br>another one</p></div>',
  ],
  [
    'overlap',
    'text over a button',
    '<button>Send the message</button><p style="margin-top:-24px">Words over it</p>',
  ],
  [
    'covered',
    'text under a picture',
    `<div style="position:relative"><p>Words under a picture</p>${picture} style="position:absolute;inset:0;width:300px;height:40px"></div>`,
  ],
  [
    'outside its ground',
    'text that leaves its card',
    '<div style="background:#ddd;height:20px;width:200px"><p>Three lines of words that a card of one line cannot hold</p></div>',
  ],
  [
    'at the edge',
    'a button that touches the next block',
    '<p>Some<br>words</p><div style="margin-bottom:-58px"><button>Send</button></div>',
  ],
  [
    'squeezed',
    'a heading squeezed beside its actions',
    '<div style="display:grid;grid-template-columns:minmax(0,1fr) 480px"><h2 style="overflow-wrap:anywhere">Responsibility</h2><a href="#">Go</a></div>',
  ],
  [
    'squeezed',
    'a heading narrower than its longest word, though a phone could hold the word',
    '<div style="display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)"><h3 style="font-size:28px;overflow-wrap:anywhere">Rechnungspruefungsvorschriften</h3><p>Words</p></div>',
  ],
  ['contrast', 'text that is too faint', '<p style="color:#999">Words that can hardly be read</p>'],
  [
    'contrast',
    'text too faint for a cloth that lets another one through',
    '<div style="background:#000"><p style="background:#ffffff80;color:#777">Words on a veil</p></div>',
  ],
  [
    'squeezed',
    'a text of two words a line',
    '<p style="width:44px">we do so as it is in an or by to us at on of if</p>',
  ],
  ['empty', 'a band in which nothing is', '<p>Words</p><p style="margin-top:140px">More words</p>'],
  [
    'empty',
    'a box in which nothing is',
    '<div style="display:flex;gap:20px"><p style="width:100px">Words that take some room, line after line, so that all is high</p><div style="width:100px"></div></div>',
  ],
  [
    'contrast',
    'text that a picture behind it hides',
    `<div style="position:relative;height:90px">${dark} style="position:absolute;inset:0;width:300px;height:90px"><p style="position:relative;color:#333">Words on it</p></div>`,
  ],
  ['lost picture', 'a picture squeezed to a line', `${picture} style="width:4px;height:90px">`],
];

test('each detector finds what it has to find', async ({ page }) => {
  const found = await faultsOf(
    page,
    broken.map(([, , content]) => content),
  );
  const missed = broken.filter(([kind], index) => !found[index]?.includes(kind));
  expect(missed.map(([kind, what]) => `${kind}: ${what}`)).toEqual([]);
});

const sound: [what: string, content: string][] = [
  [
    'a row of tabs that scrolls by itself',
    '<div style="display:flex;overflow-x:auto"><a href="#a" style="flex:0 0 400px">One</a><a href="#b" style="flex:0 0 400px">Two</a></div>',
  ],
  [
    'words for readers only',
    '<p>Words</p><p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Words for readers</p>',
  ],
  [
    'a word of 30 letters that breaks where the whole block has no room for it',
    `<h2 style="font-size:15px;overflow-wrap:anywhere">${'Rechnungspruefungsvorschriften'.repeat(3)}</h2>`,
  ],
  [
    'a card whose words stand well below its edge',
    '<div style="background:#fff"><p>Words</p><div style="margin-top:70px;padding:70px 0 20px;background:#ddd"><p>Words in a card</p></div></div>',
  ],
  [
    'a link over a whole card',
    '<style>a::after{content:"";position:absolute;inset:0}</style><div style="position:relative"><a href="#">Title</a><p>Words of the card</p></div>',
  ],
];

test('no detector finds a fault in what is sound', async ({ page }) => {
  const found = await faultsOf(
    page,
    sound.map(([, content]) => content),
  );
  const blamed = sound.flatMap(([what], index) =>
    found[index]?.length ? `${found[index].join()}: ${what}` : [],
  );
  expect(blamed).toEqual([]);
});
