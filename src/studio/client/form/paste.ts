/** What stays as its text, and how it is named when its form is left out. */
const lost: Record<string, string> = {
  table: 'the form of a table',
  img: 'a picture',
  svg: 'a drawing',
  video: 'a video',
  iframe: 'an embedded page',
  u: 'underlining',
  s: 'crossed out text',
  sup: 'raised text',
  sub: 'lowered text',
  code: 'the form of code',
  pre: 'the form of code',
  hr: 'a ruled line',
  h1: 'the size of a heading',
  h2: 'the size of a heading',
};

/** Turns what Word, Google Docs or a web page put on the clipboard into the Markdown of rich texts. */
export function toMarkdown(html: string): { markdown: string; left: string[] } {
  const policy = window.trustedTypes?.createPolicy('studio-paste', { createHTML: (text) => text });
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  const left = new Set<string>();
  const markdown = blocksOf(body, left)
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n')
    // Entries of one list follow each other.
    .replaceAll(/(?<=^(?:- |\d+\. ).*)\n\n(?=- |\d+\. )/gm, '\n')
    .replaceAll(/\s*\u2028(?:\s*\u2028)+\s*/g, '\n\n')
    .replaceAll(/ *\u2028 */g, '\\\n');
  return { markdown, left: [...left] };
}

const blockTags =
  /^(?:P|DIV|H[1-6]|UL|OL|LI|BLOCKQUOTE|TABLE|TBODY|THEAD|TR|SECTION|ARTICLE|HEADER|FOOTER|MAIN)$/;
const dropped = /^(?:STYLE|SCRIPT|META|TITLE|LINK|HEAD)$/;

function blocksOf(element: Element, left: Set<string>): string[] {
  const blocks: string[] = [];
  let run = '';
  const end = () => {
    if (run.trim() !== '') blocks.push(asText(run.trim()));
    run = '';
  };
  for (const node of element.childNodes) {
    if (node instanceof Element && (blockTags.test(node.tagName) || hasBlocks(node))) {
      end();
      blocks.push(...blockOf(node, left));
    } else run += inlineOf(node, left);
  }
  end();
  return blocks;
}

/** Google Docs puts the whole text into one `<b>`. */
const hasBlocks = (element: Element) =>
  element.querySelector('p, ul, ol, h1, h2, h3, h4, blockquote, table') !== null;

function blockOf(element: Element, left: Set<string>): string[] {
  const tag = element.tagName.toLowerCase();
  if (lost[tag] !== undefined) left.add(lost[tag]);
  if (/^h[1-6]$/.test(tag)) return [`${tag > 'h3' ? '####' : '###'} ${oneLine(inlinesOf(element, left))}`];
  if (tag === 'ul' || tag === 'ol') {
    if (element.querySelector('ul, ol')) left.add('a list within a list');
    return [...element.querySelectorAll('li')].map((item, index) => {
      const own = [...item.childNodes].filter(
        (node) => !(node instanceof Element && /^[UO]L$/.test(node.tagName)),
      );
      const text = oneLine(own.map((node) => inlineOf(node, left)).join(''));
      return (tag === 'ol' ? `${index + 1}. ` : '- ') + asText(text);
    });
  }
  if (tag === 'blockquote') {
    const quoted = blocksOf(element, left).map((block) => `> ${oneLine(block)}`);
    return [quoted.join('\n>\n')];
  }
  if (tag === 'tr') return [[...element.children].map((cell) => oneLine(inlinesOf(cell, left))).join(', ')];
  if (!/MsoListParagraph/.test(element.className)) return blocksOf(element, left);
  // Word writes the entries of lists as paragraphs.
  const text = oneLine(inlinesOf(element, left));
  const [sign, number] = /^(?:[·•▪o§-]|(\d+)[.)])\s+/.exec(text) ?? [];
  if (sign === undefined) return blocksOf(element, left);
  return [(number === undefined ? '- ' : `${number}. `) + asText(text.slice(sign.length))];
}

const oneLine = (text: string) => text.replaceAll(/[^\S\u00a0]+/g, ' ').trim();

const inlinesOf = (element: Element, left: Set<string>) =>
  [...element.childNodes].map((node) => inlineOf(node, left)).join('');

function inlineOf(node: Node, left: Set<string>): string {
  if (node instanceof Text)
    return node.data.replaceAll(/[^\S\u00a0]+/g, ' ').replaceAll(signs, String.raw`\$&`);
  if (!(node instanceof HTMLElement) || dropped.test(node.tagName)) return '';
  const tag = node.tagName.toLowerCase();
  if (lost[tag] !== undefined) left.add(lost[tag]);
  if (tag === 'br') return '\u2028';
  const inside = inlinesOf(node, left);
  const { fontWeight, fontStyle, color, backgroundColor } = node.style;
  if (backgroundColor !== '' && backgroundColor !== 'transparent') left.add('a colour behind a text');
  if (color !== '' && !/^(?:rgb\(0, 0, 0\)|black|windowtext)$/.test(color)) left.add('the colour of a text');
  const href = node.getAttribute('href') ?? '';
  if (tag === 'a' && /^(?:https?:|mailto:|tel:|\/|#)/.test(href))
    return wrap(inside, '[', `](${asTarget(href)})`);
  if (href !== '') left.add('a link that leads to no page');
  const isBold =
    fontWeight === '' ? tag === 'b' || tag === 'strong' : fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isItalic = fontStyle === '' ? tag === 'i' || tag === 'em' : fontStyle === 'italic';
  const bold = isBold ? wrap(inside, '**', '**') : inside;
  return isItalic ? wrap(bold, '*', '*') : bold;
}

/** What this Markdown would read as a mark. */
const signs = /[\\*[\]<`]|&(?=#?\w+;)|(?<!\w)_|_(?!\w)|~(?=~)|=(?==)|\^(?=\S)/g;

/** What it would read as the mark of a line. */
const lineSign = /^(#{1,6}(?=\s|$)|>|[-+](?=\s)|\d{1,9}(?=[.)]\s))/;

/** A text whose lines are no other blocks. */
const asText = (text: string) =>
  text
    .split('\u2028')
    .map((line) => line.replace(lineSign, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`)))
    .join('\u2028');

/** An address without what would end it. */
const asTarget = (href: string) =>
  href.replaceAll(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Marks stand at words, not at the spaces around them. */
function wrap(text: string, open: string, close: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : before + open + words + close + after;
}
