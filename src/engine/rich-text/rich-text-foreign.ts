import {
  bullet,
  findKinds,
  foreignCode,
  listLetters,
  listSigns,
  type Markup,
  type MarkupKind,
  raised,
  readEntity,
} from '../text/markup.ts';

const noTable = 'Rich text has no tables. Use a block of type "table", or a list.';
/** Lines that Markdown supports and this subset does not. */
const foreignBlocks: readonly MarkupKind[] = [
  ['Unexpected code block', 'Only `code` within a line is supported.', /^ {0,3}(?:```|~~~)\S*/],
  ['Unexpected quotation in a quotation', 'Remove one ">".', /^ {0,3}>/],
  [
    'Unexpected ruled line',
    'Remove it, or begin a new block. A subheading begins with "### ".',
    /^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\* ){2,10}\*|(?:- ){2,10}-)\s*$/,
  ],
  [
    'Unexpected box of a task',
    'Rich text has no boxes to tick. Write an item without one.',
    /^ {0,3}[-*+] \[[ xX]\](?= )/,
  ],
  ['Unexpected bullet', 'An item of a list begins with "- ".', bullet],
  [
    'Unexpected signs of a heading',
    'A subheading begins with "### ", one below it with "#### ".',
    /^(?:#{2,6}(?=[^ \t#])|＃{1,6}(?=\s))/,
  ],
  [
    'Unexpected box or definition of another program',
    'Write it as a paragraph.',
    /^ {0,3}:(?::{2,}\S*| +(?=\S))/,
    /^ {0,3}(?:!{3}|\?{3}\+?) (?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)(?=\s*$|\s+")/,
  ],
  ['Unexpected table of contents', 'Visitors would read the brackets. Remove it.', /^ {0,3}\[toc\]\s*$/i],
  // "||v||" is a norm.
  ['Unexpected table', noTable, /^ {0,3}\|(?!\|[^|]+\|\|\s*$).*\|\s*$|^(?=[ :|]*-)(?=[^|]*\|)[-:|\s]+$/],
  [
    'Unexpected nested list',
    'Lists have one level. Begin the item at the start of the line.',
    /^(?: {2,}|\t|\u00a0)[ \u00a0]{0,8}(?:[-*+]|\d{1,9}[.)])(?=\s+\S)/,
  ],
  ['Unexpected sign of a list', 'An item of a list begins with "- " or "1. ".', listSigns, listLetters],
  ['Unexpected table', noTable, /^(?!(?:[-*+]|\d{1,9}[.)])\t)[^\t\n]+\t[^\n]*\n[^\t\n]+\t/],
];

/** Finds unsupported markup in the lines of one paragraph: in a single line, or in several. */
export function findForeignBlock(lines: readonly { text: string; start: number }[]): Markup | undefined {
  const whole = { text: lines.map(({ text }) => text).join('\n'), start: lines[0]?.start ?? 0 };
  for (const { text, start } of lines.length === 1 ? lines : [...lines, whole])
    for (const markup of findKinds(foreignBlocks, text)) return { ...markup, start: start + markup.start };
  return undefined;
}

/** Markup of other programs within a line. */
const foreignInlines: readonly MarkupKind[] = [
  [
    'Unexpected address in angle brackets',
    'Write a link as [words](https://example.com) or [words](mailto:hello@example.com).',
    /<(?:https?:\/\/[^<>\s]{1,300}|(?:mailto:)?[^<>\s@]{1,64}@[^<>\s@]{1,200})>/iy,
  ],
  [
    'Unexpected pair of backticks',
    'Code is between single backticks: `code`. A plain backtick is written \\\\`.',
    /`{2,}(?:[^`\n]{1,200}(?:`[^`\n]{1,200}){0,9}`{2,})?/y,
  ],
  [
    'Unexpected footnote',
    'There are no footnotes. Write the note in brackets where it belongs, or as a paragraph of its own.',
    /(?<![^\n])\[\^[\w-]{1,40}\]:/y,
    /\[\^[\w-]{1,40}\]|\^\[[^[\]\n]{1,200}\]/y,
  ],
  [
    'Unexpected HTML',
    'HTML does not work here. Use **bold**, *emphasis*, `code`, [links](/our-garden) and lists.',
    /<(?:[a-zA-Z][^<>]*|\/[a-zA-Z][^<>]*|!--.*?--|![a-zA-Z[][^<>]*|\?[a-zA-Z][^<>]*|%[^<>]*%)>?/y,
  ],
  [
    'Unexpected picture',
    'Write it as a paragraph of its own, with an empty line before and after it: ![What it shows](/img/loom.svg). A caption is in double quotes behind the address.',
    /!\[[^[\]]*\]\((?:[^()]*\))?/y,
  ],
  // Links of wikis, callouts, links by reference, with a space or with exchanged brackets. "[[1]](/a)" is a link.
  [
    'Unexpected brackets of another program',
    'Write a link as [words](/our-garden), and mark words with stars. A plain bracket is written \\\\[.',
    /\[\[[^[\]]+\]\](?!\()|\[![A-Za-z]{2,20}\]|(?<!\w)\[[^[\]\n]{1,100}\]\[(?:\]|[^[\]\n]{0,99}\p{L}[^[\]\n]{0,99}\])|(?<![^\n])\[[^[\]\n]{1,100}\]:\s{1,9}(?=\/|#|https?:|<)|\[[^[\]\n]{1,100}\] {1,9}\((?=\/\S|#\S|https?:|mailto:|tel:)|(?<=\))\[(?:\/|#|https?:|mailto:|tel:)[^[\]\s]{1,200}\]/uy,
  ],
  // Keyboards for Chinese and Japanese write wide signs.
  [
    'Unexpected wide brackets of a link',
    'A link is written [words](/our-garden), with narrow brackets.',
    /(?:［[^[\]［］\n]{1,100}[\]］][(（]|\[[^[\]［］\n]{1,100}(?:］[(（]|\]（))(?:\/|#|https?:|mailto:|tel:)[^\s()（）]{1,200}[)）]/y,
  ],
  ['Unexpected wide stars', 'Write **bold** with narrow stars.', /＊＊(?=\S)[^＊\n]{1,200}＊＊/y],
  [
    'Unexpected code of another program',
    'Visitors would read it. Remove it. Bold words are written **words**, and a link [words](/our-garden).',
    new RegExp(foreignCode.source, 'iy'),
  ],
  ['Unexpected marked text', 'Remove the "==".', /(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/y],
  ['Unexpected struck-out text', 'Remove the "~~".', /~~(?=\S)[^~]+~~/y],
  [
    'Unexpected raised or lowered text',
    'Write the character itself: x², H₂O.',
    new RegExp(raised.source, 'uy'),
  ],
  [
    'Unexpected space beside "**"',
    'Write the stars directly beside the words: **words**.',
    /(?<![^\s(])\*\*[ \t]{1,9}(?=[^\s*\d])[^*\n]{1,200}\*\*/y,
    /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])[^*\n]{1,200}[ \t\u00a0]\*\*(?!\*|[^*\n]{0,200}[^\s*(]\*\*)/uy,
  ],
  [
    'Unexpected star in a word',
    'Write \\\\* for a star, or code between backticks. Stars around whole words are emphasis.',
    // Beside Latin, Greek and Cyrillic letters: others have no spaces between words, or attach syllables to them.
    /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Sc}%)])\*(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}(),.;:!?/])(?:[^*\n]{1,200}\*(?!\*))?/uy,
    // Behind one letter of a word.
    /\*(?=[^\s*][^*\n]{0,200}[^\p{L}\p{N}*][\p{Script=Latin}\p{N}]\*[\p{Script=Latin}\p{N}])[^*\n]{1,202}\*/uy,
    // Before a number.
    /(?<=[\p{L}\p{N})])\*\*(?=\p{N}+[^\p{N}*])(?:[^*\n]{1,200}\*\*)?/uy,
  ],
  [
    'Unexpected formula',
    'Write it in words, or show it as a picture.',
    /\$\$(?=\S)[^$\n]{0,300}[=\\^_][^$\n]{0,300}\$\$/y,
  ],
  [
    'Unexpected underscores',
    'Write *emphasis* or **bold** with stars. A plain underscore is written \\\\_.',
    /(?<![\w*])(_{1,2})(?=[^\s_])[^_\n]*?[^\s_]\1(?!\w)/y,
  ],
  ['Missing closing "`"', 'Close it, or write \\\\` for the character itself.', /`(?![^`]*`)/y],
  [
    'Missing text of a link',
    'Write the text of the link between the square brackets.',
    /\[[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*\]\([^()\s]*\)/uy,
  ],
  ['Missing address of a link', 'Write it between the round brackets.', /\[[^[\]\n]*\]\(\)/y],
  [
    'Missing bracket of a link',
    'A link is written [text](/address).',
    /\[(?![^[\]]*\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))[^[\]()\n]+(?:\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\)|\]\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}|\](?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\))/y,
  ],
];

/** Finds unsupported markup exactly at an offset of the text. */
export function findForeignInline(text: string, start: number): Markup | undefined {
  for (const markup of findKinds(foreignInlines, text, start)) return markup;
  const entity = readEntity(text, start);
  const hint = 'HTML does not work here. Write the character itself.';
  return entity && { ...entity, start, label: 'Unexpected HTML', hint };
}
