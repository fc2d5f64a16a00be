import { expect, test, type Page } from '@playwright/test';
import { bundleMeasure } from './layout/bundle-measure.ts';
import type { Fault } from './layout/fault.ts';

let measure: string;

test.beforeAll(async () => {
  measure = await bundleMeasure();
});

/** What is found wrong with a block of this content, 600 px wide. */
async function faultsOf(page: Page, content: string): Promise<Fault[]> {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.setContent(`<!doctype html><style>
    * { box-sizing: border-box; margin: 0; min-width: 0 }
    body { font: 20px/1.5 sans-serif }
    section { padding: 60px 20px; background: #fff }
    </style><main><section id="block" data-section="sample">${content}</section></main>`);
  await page.evaluate(measure);
  return page.evaluate(() =>
    (window as unknown as { layout: typeof import('./layout/measure-page.ts') }).layout.measurePage({
      covered: true,
    }),
  );
}

const picture = `<img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E"`;

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
  ['lost picture', 'a picture squeezed to a line', `${picture} style="width:4px;height:90px">`],
];

for (const [kind, what, content] of broken) {
  test(`${what} is found`, async ({ page }) => {
    const kinds = (await faultsOf(page, content)).map((fault) => fault.kind);
    expect(kinds).toContain(kind);
  });
}

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

for (const [what, content] of sound) {
  test(`${what} is no fault`, async ({ page }) => {
    expect(await faultsOf(page, content)).toEqual([]);
  });
}
