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

/** Markup with what to do instead. Its name is what is wrong. */
interface Foreign {
  patterns: readonly RegExp[];
  hint: string;
}

/** Lines that Markdown supports and this subset does not. */
const foreignBlocks = Object.entries<Foreign>({
  'Unexpected code block': {
    patterns: [/^ {0,3}(?:```|~~~)\S*/],
    hint: 'Only `code` within a line is supported.',
  },
  'Unexpected quotation in a quotation': { patterns: [/^ {0,3}>/], hint: 'Remove one ">".' },
  'Unexpected ruled line': {
    patterns: [/^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\* ){2,10}\*|(?:- ){2,10}-)\s*$/],
    hint: 'Remove it, or begin a new block.',
  },
  'Unexpected box of a task': {
    patterns: [/^ {0,3}[-*+] \[[ xX]\](?= )/],
    hint: 'Rich text has no boxes to tick. Write an item without one.',
  },
  'Unexpected bullet': { patterns: [bullet], hint: 'An item of a list begins with "- ".' },
  'Unexpected signs of a heading': {
    patterns: [/^(?:#{2,6}(?=[^ \t#])|＃{1,6}(?=\s))/],
    hint: 'A subheading begins with "### ", one below it with "#### ".',
  },
  'Unexpected box or definition of another program': {
    patterns: [
      /^ {0,3}:(?::{2,}\S*| +(?=\S))/,
      /^ {0,3}(?:!{3}|\?{3}\+?) (?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)(?=\s*$|\s+")/,
    ],
    hint: 'Write it as a paragraph.',
  },
  'Unexpected table of contents': {
    patterns: [/^ {0,3}\[toc\]\s*$/i],
    hint: 'Visitors would read the brackets. Remove it.',
  },
  // "||v||" is a norm.
  'Unexpected table': {
    patterns: [/^ {0,3}\|(?!\|[^|]+\|\|\s*$).*\|\s*$|^(?=[ :|]*-)(?=[^|]*\|)[-:|\s]+$/],
    hint: 'Rich text has no tables. Use a block of type "table", or a list.',
  },
  'Unexpected nested list': {
    patterns: [/^(?: {2,}|\t)(?:[-*+]|\d{1,9}[.)])(?=\s+\S)/],
    hint: 'Lists have one level. Begin the item at the start of the line.',
  },
});

/** Finds unsupported markup in the lines of one paragraph: in a single line, or a sign of a list before each of two. */
export function findForeignBlock(
  lines: readonly { text: string; start: number }[],
): RichTextProblem | undefined {
  for (const { text, start } of lines)
    for (const [what, { patterns, hint }] of foreignBlocks)
      for (const pattern of patterns) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) return { text: found, start, what, hint };
      }
  const match = listSigns.exec(lines.map(({ text }) => text).join('\n'));
  if (!match) return undefined;
  const start = lines[0]!.start + match.index;
  const hint = 'An item of a list begins with "- " or "1. ".';
  return { text: match[0], start, what: 'Unexpected sign of a list', hint };
}

/** Markup of other programs within a line. */
const foreignInlines = Object.entries<Foreign>({
  'Unexpected address in angle brackets': {
    patterns: [/<(?:https?:\/\/[^<>\s]{1,300}|(?:mailto:)?[^<>\s@]{1,64}@[^<>\s@]{1,200})>/iy],
    hint: 'Write a link as [words](https://example.com) or [words](mailto:hello@example.com).',
  },
  'Unexpected pair of backticks': {
    patterns: [/`{2,}(?:[^`\n]{1,200}(?:`[^`\n]{1,200}){0,9}`{2,})?/y],
    hint: 'Code is between single backticks: `code`. A plain backtick is written \\`.',
  },
  'Unexpected footnote': {
    patterns: [/(?<![^\n])\[\^[\w-]{1,40}\]:/y, /\[\^[\w-]{1,40}\]|\^\[[^[\]\n]{1,200}\]/y],
    hint: 'There are no footnotes. Write the note in brackets where it belongs, or as a paragraph of its own.',
  },
  'Unexpected HTML': {
    patterns: [/<(?:[a-zA-Z][^<>]*|\/[a-zA-Z][^<>]*|!--.*?--|![a-zA-Z[][^<>]*|\?[a-zA-Z][^<>]*|%[^<>]*%)>?/y],
    hint: 'HTML does not work here. Use **bold**, *emphasis*, `code`, [links](/our-garden) and lists.',
  },
  'Unexpected picture': {
    patterns: [/!\[[^[\]]*\]\((?:[^()]*\))?/y],
    hint: 'Write it as a paragraph of its own, with an empty line before and after it: ![What it shows](/img/loom.svg).',
  },
  // Links of wikis, callouts, links by reference, with a space or with exchanged brackets. "[[1]](/a)" is a link.
  'Unexpected brackets of another program': {
    patterns: [
      /\[\[[^[\]]+\]\](?!\()|\[![A-Za-z]{2,20}\]|(?<!\w)\[[^[\]\n]{1,100}\]\[(?:\]|[^[\]\n]{0,99}\p{L}[^[\]\n]{0,99}\])|(?<![^\n])\[[^[\]\n]{1,100}\]:\s{1,9}(?=\/|#|https?:|<)|\[[^[\]\n]{1,100}\] {1,9}\((?=\/\S|#\S|https?:|mailto:|tel:)|(?<=\))\[(?:\/|#|https?:|mailto:|tel:)[^[\]\s]{1,200}\]/uy,
    ],
    hint: 'Write a link as [words](/our-garden), and mark words with stars. A plain bracket is written \\[.',
  },
  // Keyboards for Chinese and Japanese write wide signs.
  'Unexpected wide brackets of a link': {
    patterns: [
      /(?:［[^[\]［］\n]{1,100}[\]］][(（]|\[[^[\]［］\n]{1,100}(?:］[(（]|\]（))(?:\/|#|https?:|mailto:|tel:)[^\s()（）]{1,200}[)）]/y,
    ],
    hint: 'A link is written [words](/our-garden), with narrow brackets.',
  },
  'Unexpected wide stars': {
    patterns: [/＊＊(?=\S)[^＊\n]{1,200}＊＊/y],
    hint: 'Write **bold** with narrow stars.',
  },
  'Unexpected code of another program': {
    patterns: [new RegExp(foreignCode.source, 'iy')],
    hint: 'Visitors would read it. Remove it. Bold words are written **words**, and a link [words](/our-garden).',
  },
  'Unexpected marked text': {
    patterns: [/(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/y],
    hint: 'Remove the "==".',
  },
  'Unexpected struck-out text': { patterns: [/~~(?=\S)[^~]+~~/y], hint: 'Remove the "~~".' },
  'Unexpected raised or lowered text': {
    patterns: [new RegExp(raised.source, 'uy')],
    hint: 'Write the character itself: x², H₂O.',
  },
  'Unexpected space behind "**"': {
    patterns: [/(?<![^\s(])\*\*[ \t]{1,9}(?=[^\s*\d])[^*\n]{1,200}\*\*/y],
    hint: 'Write the stars directly beside the words: **words**.',
  },
  'Unexpected star in a word': {
    patterns: [
      // Beside Latin, Greek and Cyrillic letters: others have no spaces between words, or attach syllables to them.
      /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Sc}%)])\*(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}(),.;:!?/])(?:[^*\n]{1,200}\*(?!\*))?/uy,
      // Behind one letter of a word.
      /\*(?=[^\s*][^*\n]{0,200}[^\p{L}\p{N}*][\p{Script=Latin}\p{N}]\*[\p{Script=Latin}\p{N}])[^*\n]{1,202}\*/uy,
      // Before a number.
      /(?<=[\p{L}\p{N})])\*\*(?=\p{N}+[^\p{N}*])(?:[^*\n]{1,200}\*\*)?/uy,
    ],
    hint: 'Write \\* for a star, or code between backticks. Stars around whole words are emphasis.',
  },
  'Unexpected formula': {
    patterns: [/\$\$(?=\S)[^$\n]{0,300}[=\\^_][^$\n]{0,300}\$\$/y],
    hint: 'Write it in words, or show it as a picture.',
  },
  'Unexpected underscores': {
    patterns: [/(?<![\w*])(_{1,2})(?=[^\s_])[^_\n]*?[^\s_]\1(?!\w)/y],
    hint: 'Write *emphasis* or **bold** with stars. A plain underscore is written \\_.',
  },
  'Missing closing "`"': {
    patterns: [/`(?![^`]*`)/y],
    hint: 'Close it, or write \\` for the character itself.',
  },
  'Missing text of a link': {
    patterns: [/\[[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*\]\([^()\s]*\)/uy],
    hint: 'Write the text of the link between the square brackets.',
  },
  'Missing address of a link': {
    patterns: [/\[[^[\]\n]*\]\(\)/y],
    hint: 'Write it between the round brackets.',
  },
  'Missing bracket of a link': {
    patterns: [
      /\[(?![^[\]]*\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))[^[\]()\n]+(?:\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\)|\]\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}|\](?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\))/y,
    ],
    hint: 'A link is written [text](/address).',
  },
});

/** Finds unsupported markup exactly at an offset of the text. */
export function findForeignInline(text: string, start: number): RichTextProblem | undefined {
  for (const [what, { patterns, hint }] of foreignInlines)
    for (const pattern of patterns) {
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (match) return { text: match[0], start, what, hint };
    }
  const entity = readEntity(text, start);
  const hint = 'HTML does not work here. Write the character itself.';
  return entity && { ...entity, start, what: 'Unexpected HTML', hint };
}
