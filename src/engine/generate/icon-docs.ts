import { escapeHtml, startTag } from '../../shared/html.ts';
import { groupBy } from '../text/group-by.ts';
import { type NamedIcon, readIcons } from '../pictures/icons.ts';

const folder = 'docs/icons';
const columns = 6;
const cell = { width: 150, height: 64 };

/** The pages of docs/ that show all icons: one picture for each first letter, and the words of each icon. */
export function generateIconDocs(): (readonly [file: string, content: string])[] {
  const letters = groupBy(readIcons().all, ({ name }) => name[0]!);
  const chapters = Array.from(letters, ([letter, icons]) =>
    [
      `## ${letter.toUpperCase()}`,
      `![Icons that begin with ${letter}](icons/${letter}.svg)`,
      icons
        .map(({ name, words }) => `- \`${name}\`${words.length > 0 ? `: ${words.join(', ')}` : ''}`)
        .join('\n'),
    ].join('\n\n'),
  );
  return [
    ['docs/icons.md', `${intro}\n\n${chapters.join('\n\n')}\n`],
    ...Array.from(letters, ([letter, icons]) => [`${folder}/${letter}.svg`, drawSheet(icons)] as const),
  ];
}

const intro = `<!-- Made by "npm run gen". Do not edit. -->

# Icons

The property \`icon\` of a block takes the name of one of these icons, or one of the words behind it, in English or German.
Several icons may share a word: it then means the one with the shortest name. Search this page for what the icon should
mean. A drawing of your own works too: \`"icon": "/img/own.svg"\`. If all of it is black or \`currentColor\`, it is made of
paths and simple shapes only, and the file has at most 8 KB, it takes the colour of the others; lines on a grid of 24 × 24
take the theme's width too. Any other one is shown as it is.

The icons are those of [Lucide](https://lucide.dev). A page contains only those that it shows. The theme sets their size and
the width of their lines: \`blockIcons\` in \`_site/theme.json\`.`;

/** All icons beside each other, each above its name, dark on white for any page around it. */
function drawSheet(icons: readonly NamedIcon[]): string {
  const height = Math.ceil(icons.length / columns) * cell.height;
  const width = columns * cell.width;
  const drawn = icons.map(({ name, shapes }, index) => {
    const x = (index % columns) * cell.width;
    const y = Math.floor(index / columns) * cell.height;
    const lines = shapes
      .map(([element, attributes]) => startTag(element, attributes).replace(/>$/, '/>'))
      .join('');
    return `<g transform="translate(${x + 63} ${y + 12})">${lines}</g><text x="${x + 75}" y="${y + 52}">${escapeHtml(name)}</text>\n`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#111" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">\n`,
    '<style>text{font:10px sans-serif;text-anchor:middle;fill:#111;stroke:none}</style>\n',
    `<path fill="#fff" stroke="none" d="M0 0h${width}v${height}H0z"/>\n`,
    ...drawn,
    '</svg>\n',
  ].join('');
}
