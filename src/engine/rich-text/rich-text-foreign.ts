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
  patterns: RegExp[];
  name: string;
  hint: string;
}

/** Lines that Markdown supports and this subset does not. */
const foreignBlocks: Foreign[] = [
  {
    patterns: [/^ {0,3}(?:```|~~~)\S*/],
    name: 'code block',
    hint: 'Only `code` within a line is supported.',
  },
  {
    patterns: [/^ {0,3}>/],
    name: 'quotation in a quotation',
    hint: 'Remove one ">".',
  },
  {
    patterns: [/^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\* ){2,10}\*|(?:- ){2,10}-)\s*$/],
    name: 'ruled line',
    hint: 'Remove it, or begin a new block.',
  },
  {
    patterns: [/^ {0,3}[-*+] \[[ xX]\](?= )/],
    name: 'box of a task',
    hint: 'Rich text has no boxes to tick. Write an item without one.',
  },
  {
    patterns: [bullet],
    name: 'bullet',
    hint: 'An item of a list begins with "- ".',
  },
  {
    patterns: [/^#{2,6}(?=[^ \t#])/],
    name: 'signs of a heading',
    hint: 'A subheading begins with "### ", one below it with "#### ".',
  },
  {
    patterns: [
      /^ {0,3}:(?::{2,}\S*| +(?=\S))/,
      /^ {0,3}(?:!{3}|\?{3}\+?) (?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)(?=\s*$|\s+")/,
    ],
    name: 'box or definition of another program',
    hint: 'Write it as a paragraph.',
  },
  {
    patterns: [/^ {0,3}\[toc\]\s*$/i],
    name: 'table of contents',
    hint: 'Visitors would read the brackets. Remove it.',
  },
  // "||v||" is a norm.
  {
    patterns: [/^ {0,3}\|(?!\|[^|]+\|\|\s*$).*\|\s*$|^(?=[ :|]*-)(?=[^|]*\|)[-:|\s]+$/],
    name: 'table',
    hint: 'Rich text has no tables. Use a block of type "table", or a list.',
  },
  {
    patterns: [/^(?: {2,}|\t)(?:[-*+]|\d{1,9}[.)])(?=\s+\S)/],
    name: 'nested list',
    hint: 'Lists have one level. Begin the item at the start of the line.',
  },
];

/** Finds unsupported markup in the lines of one paragraph: in a single line, or a sign of a list before each of two. */
export function findForeignBlock(
  lines: readonly { text: string; start: number }[],
): RichTextProblem | undefined {
  for (const { text, start } of lines)
    for (const { patterns, name, hint } of foreignBlocks)
      for (const pattern of patterns) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) return { text: found, start, what: `Unexpected ${name}`, hint };
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
    patterns: [/<(?:https?:\/\/[^<>\s]{1,300}|(?:mailto:)?[^<>\s@]{1,64}@[^<>\s@]{1,200})>/iy],
    name: 'address in angle brackets',
    hint: 'Write a link as [words](https://example.com) or [words](mailto:hello@example.com).',
  },
  {
    patterns: [/`{2,}(?:[^`\n]{1,200}(?:`[^`\n]{1,200}){0,9}`{2,})?/y],
    name: 'pair of backticks',
    hint: 'Code is between single backticks: `code`. A plain backtick is written \\`.',
  },
  {
    patterns: [/(?<![^\n])\[\^[\w-]{1,40}\]:/y, /\[\^[\w-]{1,40}\]|\^\[[^[\]\n]{1,200}\]/y],
    name: 'footnote',
    hint: 'There are no footnotes. Write the note in brackets where it belongs, or as a paragraph of its own.',
  },
  {
    patterns: [/<(?:[a-zA-Z][^<>]*|\/[a-zA-Z][^<>]*|!--.*?--|![a-zA-Z[][^<>]*|\?[a-zA-Z][^<>]*|%[^<>]*%)>?/y],
    name: 'HTML',
    hint: 'HTML does not work here. Use **bold**, *emphasis*, `code`, [links](/our-garden) and lists.',
  },
  {
    patterns: [/!\[[^[\]]*\]\((?:[^()]*\))?/y],
    name: 'picture',
    hint: 'Write it as a paragraph of its own, with an empty line before and after it: ![What it shows](/img/loom.svg).',
  },
  // Links of wikis, callouts, links by reference, with a space or with exchanged brackets. "[[1]](/a)" is a link.
  {
    patterns: [
      /\[\[[^[\]]+\]\](?!\()|\[![A-Za-z]{2,20}\]|(?<!\w)\[[^[\]\n]{1,100}\]\[(?:\]|[^[\]\n]{0,99}\p{L}[^[\]\n]{0,99}\])|(?<![^\n])\[[^[\]\n]{1,100}\]:\s{1,9}(?=\/|#|https?:|<)|\[[^[\]\n]{1,100}\] {1,9}\((?=\/\S|#\S|https?:|mailto:|tel:)|(?<=\))\[(?:\/|#|https?:|mailto:|tel:)[^[\]\s]{1,200}\]/uy,
    ],
    name: 'brackets of another program',
    hint: 'Write a link as [words](/our-garden), and mark words with stars. A plain bracket is written \\[.',
  },
  {
    patterns: [new RegExp(foreignCode.source, 'iy')],
    name: 'code of another program',
    hint: 'Visitors would read it. Remove it. Bold words are written **words**, and a link [words](/our-garden).',
  },
  {
    patterns: [/(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/y],
    name: 'marked text',
    hint: 'Remove the "==".',
  },
  { patterns: [/~~(?=\S)[^~]+~~/y], name: 'struck-out text', hint: 'Remove the "~~".' },
  {
    patterns: [new RegExp(raised.source, 'uy')],
    name: 'raised or lowered text',
    hint: 'Write the character itself: x², H₂O.',
  },
  {
    patterns: [/(?<![^\s(])\*\*[ \t]{1,9}(?=[^\s*\d])[^*\n]{1,200}\*\*/y],
    name: 'space behind "**"',
    hint: 'Write the stars directly beside the words: **words**.',
  },
  {
    patterns: [
      // Beside Latin, Greek and Cyrillic letters: others have no spaces between words, or attach syllables to them.
      /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Sc}%)])\*(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}(),.;:!?/])(?:[^*\n]{1,200}\*(?!\*))?/uy,
      // Behind one letter of a word.
      /\*(?=[^\s*][^*\n]{0,200}[^\p{L}\p{N}*][\p{Script=Latin}\p{N}]\*[\p{Script=Latin}\p{N}])[^*\n]{1,202}\*/uy,
      // Before a number.
      /(?<=[\p{L}\p{N})])\*\*(?=\p{N}+[^\p{N}*])(?:[^*\n]{1,200}\*\*)?/uy,
    ],
    name: 'star in a word',
    hint: 'Write \\* for a star, or code between backticks. Stars around whole words are emphasis.',
  },
  {
    patterns: [/\$\$(?=\S)[^$\n]{0,300}[=\\^_][^$\n]{0,300}\$\$/y],
    name: 'formula',
    hint: 'Write it in words, or show it as a picture.',
  },
  {
    patterns: [/(?<![\w*])(_{1,2})(?=[^\s_])[^_\n]*?[^\s_]\1(?!\w)/y],
    name: 'underscores',
    hint: 'Write *emphasis* or **bold** with stars. A plain underscore is written \\_.',
  },
];

/** Finds unsupported markup exactly at an offset of the text. */
export function findForeignInline(text: string, start: number): RichTextProblem | undefined {
  for (const { patterns, name, hint } of foreignInlines)
    for (const pattern of patterns) {
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (match) return { text: match[0], start, what: `Unexpected ${name}`, hint };
    }
  const entity = readEntity(text, start);
  const hint = 'HTML does not work here. Write the character itself.';
  return entity && { ...entity, start, what: 'Unexpected HTML', hint };
}
