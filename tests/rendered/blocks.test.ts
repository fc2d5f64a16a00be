import { drawnBlocks } from './drawn-blocks.ts';
import { expectPictures, joinPictures } from './expect-pictures.ts';
import { createStyleBook } from './format-css.ts';
import { formatHtml } from './format-html.ts';
import { countedBlock } from './sample-blocks.ts';
import { drawBlock, sectionSchemas } from './site.ts';

/** One of those that styles ask for. */
const attribute = / data-(?!section|alive|props|index)([\w-]+)="([^"]{0,12})"/g;

const styles = createStyleBook();
for (const { blocks } of drawnBlocks) for (const { css } of blocks) styles.add(css);

expectPictures(
  'blocks',
  new Map(
    drawnBlocks.map(({ type, blocks }) => [
      `${type}.html`,
      joinPictures(blocks.map(({ name, html }) => ({ name, text: formatHtml(html) }))),
    ]),
  ),
);

const folders = [...styles.write()].filter(([folder]) => folder !== 'shell');

expectPictures(
  'styles',
  new Map(folders.map(([folder, css]) => [`${folder.replaceAll('/', '-')}.css`, css])),
);

// How a block is laid out depends on how many items it has, which its attributes tell the styles.
expectPictures('counts', new Map([['counts.txt', sectionSchemas.map(writeCounts).join('')]]));

function writeCounts({ type, variants }: (typeof sectionSchemas)[number]): string {
  return variants
    .map((variant) => {
      const counts = Array.from({ length: 9 }, (_, index) => index + 1);
      const lines = counts.map((count) => listAttributes(drawBlock(countedBlock(type, variant, count)).html));
      // Fewer or more than the schema allows are as many as it does.
      const rows = lines.flatMap((line, index) =>
        line === lines[index - 1] ? [] : `  ${counts[index]}: ${line}\n`,
      );
      return `${`${type} ${variant}`.trim()}\n${rows.join('')}`;
    })
    .join('');
}

/** The attributes for styles, element by element; where they are the same several times running, with their number. */
function listAttributes(html: string): string {
  const found = Array.from(html.matchAll(/<\w[^>]*>/g)).flatMap(([tag]) => {
    const own = Array.from(tag.matchAll(attribute), ([, name, value]) =>
      value === '' ? name : `${name}=${value}`,
    );
    return own.length === 0 ? [] : [own.join(' ')];
  });
  const runs: { text: string; times: number }[] = [];
  for (const text of found) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : `${times} x ${text}`)).join(', ');
}
