import { drawnBlocks } from './drawn-blocks.ts';
import { expectPictures, joinPictures } from './expect-pictures.ts';
import { createStyleBook } from './format-css.ts';
import { formatHtml } from './format-html.ts';

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
