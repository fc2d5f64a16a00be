import { expectPictures, joinPictures } from './expect-pictures.ts';
import { formatHtml } from './format-html.ts';
import { renderedBlocks } from './rendered-blocks.ts';

// Beside a company's own tests, where no update of the product changes anything.
expectPictures(
  '../own/blocks',
  new Map(
    renderedBlocks.map(({ type, blocks }) => [
      `${type}.html`,
      joinPictures(blocks.map(({ name, html }) => ({ name, text: formatHtml(html) }))),
    ]),
  ),
);
