import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parseRichText } from '../../src/engine/rich-text/parse-rich-text.ts';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { clickWord, openStudio, startStudio } from './studio-steps.ts';
import { expect, testWithLogs as test } from './test.ts';

/** What programs put on the clipboard, in their way, and what is in the field then. */
const cases: { name: string; html: string; markdown: string; left?: string[] }[] = [
  {
    name: 'Word: paragraphs, bold, emphasis, a link and a list of paragraphs',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head><body lang=EN-GB style='tab-interval:35.4pt'>
<!--StartFragment-->
<p class=MsoNormal><b><span style='font-size:14.0pt'>Soil</span></b> takes <i>years</i>,
and <a href="https://example.com/soil">much more</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Beans<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Peas<o:p></o:p></p>
<!--EndFragment--></body></html>`,
    markdown: '**Soil** takes *years*, and [much more](https://example.com/soil).\n\n- Beans\n- Peas',
  },
  {
    name: 'Word: a numbered list of paragraphs, a heading, a colour, underlining and a table',
    html: `<h1><span style='color:#2E74B5'>Beds</span></h1>
<p class=MsoListParagraphCxSpFirst><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Dig</p>
<p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>Sow</p>
<p class=MsoNormal><u>Wait</u><span style='color:red'> then</span></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Bed</p></td><td><p class=MsoNormal>Plant</p></td></tr></table>`,
    markdown: '### Beds\n\n1. Dig\n2. Sow\n\nWait then\n\nBed, Plant',
    left: ['the size of a heading', 'the colour of a text', 'underlining', 'the form of a table'],
  },
  {
    name: 'Google Docs: all in one bold element that is not bold, styles instead of elements, a list',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;color:#000000">Paths</span></h2><p dir="ltr"><span style="font-weight:700">Wood</span><span style="font-weight:400"> lasts </span><span style="font-style:italic">longer</span><span>.</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Oak</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Old</span></p></li></ul><li dir="ltr"><p><span>Larch</span></p></li></ul></b>`,
    markdown: '### Paths\n\n**Wood** lasts *longer*.\n\n- Oak\n- Old\n- Larch',
    left: ['the size of a heading', 'a list within a list'],
  },
  {
    name: 'a web page: headings, a quotation, a picture, line breaks, a numbered list',
    html: `<article><h2>One</h2><h4>Two</h4><blockquote><p>It rains.</p><p>It grows.</p></blockquote><p>Street 1<br>Village</p><img src="https://example.com/a.png" alt="A bed"><ol start="1"><li>First <strong> words </strong></li><li><em>Second</em></li></ol><script>alert(1)</script></article>`,
    markdown:
      '### One\n\n#### Two\n\n> It rains.\n>\n> It grows.\n\nStreet 1\\\nVillage\n\n1. First **words**\n2. *Second*',
    left: ['the size of a heading', 'a picture'],
  },
  {
    name: 'a web page: links that no page may have, and addresses with brackets',
    html: `<p><a href="javascript:alert(1)">Run</a>, <a href="file:///c:/a.docx">open</a>, <a href="https://example.com/a_(b) c">read</a>, <a href="mailto:a@example.com">write</a>, <a href="/beds"><b>Beds</b></a>, <a href="/x"></a>end</p>`,
    markdown:
      'Run, open, [read](https://example.com/a_%28b%29%20c), [write](mailto:a@example.com), [**Beds**](/beds), end',
    left: ['a link that leads to no page'],
  },
  {
    name: 'signs that would be marks',
    html: `<p># No heading</p><p>- 5 degrees</p><p>1. May</p><p>&gt; more</p><p>2 * 3 * 4, _so_, a_b, \`x\`, [y], &lt;b&gt;, &amp;amp;, ~~no~~, C:\\n, R&amp;D</p><p>+ plus</p>`,
    markdown:
      '\\# No heading\n\n\\- 5 degrees\n\n1\\. May\n\n\\> more\n\n2 \\* 3 \\* 4, \\_so\\_, a_b, \\`x\\`, \\[y\\], \\<b>, \\&amp;, \\~~no\\~~, C:\\\\n, R&D\n\n\\+ plus',
  },
  {
    name: 'a plain word of a styled page, and a list of one entry',
    html: `<span style="background-color: rgb(255, 255, 0); color: rgb(0, 0, 0)">Yellow</span><ul><li>One</li></ul>`,
    markdown: 'Yellow\n\n- One',
    left: ['a colour behind a text'],
  },
  {
    name: 'other scripts, and no-break spaces',
    html: `<p>日本<b>語</b>、مرحبا <i>بك</i>, 10&nbsp;kg</p>`,
    markdown: '日本**語**、مرحبا *بك*, 10\u00a0kg',
  },
];

let project: ScratchProject;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) =>
    writeFiles(join(folder, 'pages'), {
      'pasted.json': {
        title: 'A page to paste into',
        description: 'A page with one rich text, into which a test pastes what programs have copied.',
        sections: [
          { type: 'hero', title: 'Pasted' },
          { type: 'richText', body: 'Words of before' },
        ],
      },
    }),
  );
});
test.afterAll(() => project.stop());

test('what is pasted from Word, Google Docs and web pages becomes Markdown that says the same', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const frame = await openStudio(page, project.url, '/pasted');
  await clickWord(frame.getByText('Words of before'), 'Words');
  const area = page.locator('textarea[data-at$="#/sections/1/body"]');
  await expect(area).toBeFocused({ timeout: 90_000 });
  for (const { name, html, markdown, left = [] } of cases)
    await test.step(name, async () => {
      await area.fill('');
      await paste(area, html);
      await expect(area).toHaveValue(markdown);
      await expectNote(page, left);
      expect(parseRichText(markdown).unsupported).toEqual([]);
    });

  await test.step('blocks begin after an empty line, and the browser takes a paste back', async () => {
    await area.fill('Before. After.');
    await area.evaluate((own: HTMLTextAreaElement) => own.setSelectionRange(7, 7));
    await paste(area, '<h3>Beans</h3><p>Sow them in May.</p>');
    await expect(area).toHaveValue('Before.\n\n### Beans\n\nSow them in May.\n\nAfter.');
    await area.press('Control+z');
    await expect(area).toHaveValue('Before. After.');
  });
});

const paste = (area: Locator, html: string) =>
  area.evaluate((own, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    own.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function expectNote(page: Page, left: readonly string[]): Promise<void> {
  const note = page.locator('.note', { hasText: 'Left out' });
  if (left.length === 0) await expect(note).toHaveCount(0);
  else await expect(note).toContainText(`Left out: ${left.join(', ')}.`);
}
