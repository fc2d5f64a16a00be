import { bullet, foreignCode, listSigns, raised, readEntity } from '../text/markup.ts';

/** A piece of rich text that would not render as its author intended. */
export interface RichTextProblem {
  text: string;
  start: number;
  /** What is wrong, as the beginning of a sentence: "Unexpected table". */
  what: string;
  hint: string;
  /** The replacement, where it is certain. */
  meant?: string;
}

interface Foreign {
  pattern: RegExp;
  name: string;
  hint: string;
}

/** Lines that Markdown supports and this subset does not. */
const foreignBlocks: Foreign[] = [
  {
    pattern: /^ {0,3}(?:```|~~~)\S*/,
    name: 'code block',
    hint: 'Only `code` within a line is supported.',
  },
  {
    pattern: /^ {0,3}>/,
    name: 'quotation in a quotation',
    hint: 'Remove one ">".',
  },
  {
    pattern: /^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\* ){2,10}\*|(?:- ){2,10}-)\s*$/,
    name: 'ruled line',
    hint: 'Remove it, or begin a new block.',
  },
  {
    pattern: /^ {0,3}[-*+] \[[ xX]\](?= )/,
    name: 'box of a task',
    hint: 'Rich text has no boxes to tick. Write an item without one.',
  },
  {
    pattern: bullet,
    name: 'bullet',
    hint: 'An item of a list begins with "- ".',
  },
  {
    pattern: /^ {0,3}:(?::{2,}\S*| +(?=\S))/,
    name: 'box or definition of another program',
    hint: 'Write it as a paragraph.',
  },
  {
    pattern: /^(?:#{2,6}(?=[^ \t#])|＃{1,6}(?=\s))/,
    name: 'signs of a heading',
    hint: 'A subheading begins with "### ", one below it with "#### ".',
  },
  {
    pattern:
      /^ {0,3}(?:!{3}|\?{3}\+?) (?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)(?=\s*$|\s+")/,
    name: 'box of another program',
    hint: 'Write it as a paragraph.',
  },
  {
    pattern: /^ {0,3}\[toc\]\s*$/i,
    name: 'table of contents',
    hint: 'Visitors would read the brackets. Remove it.',
  },
  // "||v||" is a norm.
  {
    pattern: /^ {0,3}\|(?!\|[^|]+\|\|\s*$).*\|\s*$|^(?=[ :|]*-)(?=[^|]*\|)[-:|\s]+$/,
    name: 'table',
    hint: 'Rich text has no tables. Use a block of type "table", or a list.',
  },
  {
    pattern: /^(?: {2,}|\t)(?:[-*+]|\d{1,9}[.)])(?=\s+\S)/,
    name: 'nested list',
    hint: 'Lists have one level. Begin the item at the start of the line.',
  },
];

/** Finds unsupported markup in the lines of one paragraph: in a single line, or a sign of a list before each of two. */
export function findForeignBlock(
  lines: readonly { text: string; start: number }[],
): RichTextProblem | undefined {
  for (const { text, start } of lines)
    for (const { pattern, name, hint } of foreignBlocks) {
      const match = pattern.exec(text);
      if (match) return { text: match[0], start, what: `Unexpected ${name}`, hint };
    }
  const match = listSigns.exec(lines.map(({ text }) => text).join('\n'));
  if (!match) return undefined;
  const start = lines[0]!.start + match.index;
  const hint = 'An item of a list begins with "- " or "1. ".';
  return { text: match[0], start, what: 'Unexpected sign of a list', hint };
}

/** Markup of other programs within a line. */
const foreignInlines: Foreign[] = [
  {
    pattern: /<(?:https?:\/\/[^<>\s]{1,300}|(?:mailto:)?[^<>\s@]{1,64}@[^<>\s@]{1,200})>/iy,
    name: 'address in angle brackets',
    hint: 'Write a link as [words](https://example.com) or [words](mailto:hello@example.com).',
  },
  {
    pattern: /`{2,}(?:[^`\n]{1,200}(?:`[^`\n]{1,200}){0,9}`{2,})?/y,
    name: 'pair of backticks',
    hint: 'Code is between single backticks: `code`. A plain backtick is written \\`.',
  },
  {
    pattern: /(?<![^\n])\[\^[\w-]{1,40}\]:/y,
    name: 'note of a footnote',
    hint: 'There are no footnotes. Write the note as a paragraph of its own, without the sign.',
  },
  {
    pattern: /\[\^[\w-]{1,40}\]|\^\[[^[\]\n]{1,200}\]/y,
    name: 'footnote',
    hint: 'There are no footnotes. Write the note here in brackets, or as a paragraph of its own.',
  },
  {
    pattern: /<(?:[a-zA-Z][^<>]*|\/[a-zA-Z][^<>]*|!--.*?--|![a-zA-Z[][^<>]*|\?[a-zA-Z][^<>]*|%[^<>]*%)>?/y,
    name: 'HTML',
    hint: 'HTML does not work here. Use **bold**, *emphasis*, `code`, [links](/our-garden) and lists.',
  },
  {
    pattern: /!\[[^[\]]*\]\((?:[^()]*\))?/y,
    name: 'picture',
    hint: 'Write it as a paragraph of its own, with an empty line before and after it: ![What it shows](/img/loom.svg).',
  },
  // Links of wikis, callouts, links by reference, with a space or with exchanged brackets. "[[1]](/a)" is a link.
  {
    pattern:
      /\[\[[^[\]]+\]\](?!\()|\[![A-Za-z]{2,20}\]|(?<!\w)\[[^[\]\n]{1,100}\]\[(?:\]|[^[\]\n]{0,99}\p{L}[^[\]\n]{0,99}\])|(?<![^\n])\[[^[\]\n]{1,100}\]:\s{1,9}(?=\/|#|https?:|<)|\[[^[\]\n]{1,100}\] {1,9}\((?=\/\S|#\S|https?:|mailto:|tel:)|(?<=\))\[(?:\/|#|https?:|mailto:|tel:)[^[\]\s]{1,200}\]/uy,
    name: 'brackets of another program',
    hint: 'Write a link as [words](/our-garden), and mark words with stars. A plain bracket is written \\[.',
  },
  // Keyboards for Chinese and Japanese write wide signs.
  {
    pattern:
      /(?:［[^[\]［］\n]{1,100}[\]］][(（]|\[[^[\]［］\n]{1,100}(?:］[(（]|\]（))(?:\/|#|https?:|mailto:|tel:)[^\s()（）]{1,200}[)）]/y,
    name: 'wide brackets of a link',
    hint: 'A link is written [words](/our-garden), with narrow brackets.',
  },
  {
    pattern: /＊＊(?=\S)[^＊\n]{1,200}＊＊/y,
    name: 'wide stars',
    hint: 'Write **bold** with narrow stars.',
  },
  {
    pattern: new RegExp(foreignCode.source, 'iy'),
    name: 'code of another program',
    hint: 'Visitors would read it. Remove it. Bold words are written **words**, and a link [words](/our-garden).',
  },
  {
    pattern: /(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/y,
    name: 'marked text',
    hint: 'Remove the "==".',
  },
  { pattern: /~~(?=\S)[^~]+~~/y, name: 'struck-out text', hint: 'Remove the "~~".' },
  {
    pattern: new RegExp(raised.source, 'uy'),
    name: 'raised or lowered text',
    hint: 'Write the character itself: x², H₂O.',
  },
  {
    pattern: /(?<![^\s(])\*\*[ \t]{1,9}(?=[^\s*\d])[^*\n]{1,200}\*\*/y,
    name: 'space behind "**"',
    hint: 'Write the stars directly beside the words: **words**.',
  },
  // Beside Latin, Greek and Cyrillic letters: other scripts have no spaces between words, or attach syllables to them.
  {
    pattern:
      /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Sc}%)])\*(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}(),.;:!?/])(?:[^*\n]{1,200}\*(?!\*))?/uy,
    name: 'star in a word',
    hint: 'Write \\* for a star, or code between backticks. Stars around whole words are emphasis.',
  },
  {
    pattern:
      /\*(?=[^\s*][^*\n]{0,200}[^\p{L}\p{N}*][\p{Script=Latin}\p{N}]\*[\p{Script=Latin}\p{N}])[^*\n]{1,202}\*/uy,
    name: 'star behind one letter of a word',
    hint: 'Write \\* for a star, or code between backticks.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\*\*(?=\p{N}+[^\p{N}*])(?:[^*\n]{1,200}\*\*)?/uy,
    name: 'stars before a number',
    hint: 'Write \\*\\* for the stars, or code between backticks.',
  },
  {
    pattern: /\$\$(?=\S)[^$\n]{0,300}[=\\^_][^$\n]{0,300}\$\$/y,
    name: 'formula',
    hint: 'Write it in words, or show it as a picture.',
  },
  {
    pattern: /(?<![\w*])(_{1,2})(?=[^\s_])[^_\n]*?[^\s_]\1(?!\w)/y,
    name: 'underscores',
    hint: 'Write *emphasis* or **bold** with stars. A plain underscore is written \\_.',
  },
];

/** Finds unsupported markup exactly at an offset of the text. */
export function findForeignInline(text: string, start: number): RichTextProblem | undefined {
  for (const { pattern, name, hint } of foreignInlines) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match) return { text: match[0], start, what: `Unexpected ${name}`, hint };
  }
  const entity = readEntity(text, start);
  const hint = 'HTML does not work here. Write the character itself.';
  return entity && { ...entity, start, what: 'Unexpected HTML', hint };
}
