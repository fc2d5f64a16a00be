import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { BlockWords } from '../shared/generated/site.ts';
import { htmlAttributes } from '../shared/html.ts';
import { directionOf, isEnglish, languageAttributes } from '../shared/language.ts';
import defaultWords from '../shared/words/block-words.json' with { type: 'json' };

/** Around a word that falls back to English. Private-use characters: the check finds them in content. */
const start = '\ue000';
const end = '\ue001';
const marked = new RegExp(`${start}([^${end}]*)${end}`, 'g');
const marks = new RegExp(`[${start}${end}]`, 'g');

const fallbacks = Object.fromEntries(
  Object.entries(defaultWords).map(([name, word]) => [
    name,
    /\p{L}/u.test(word) ? `${start}${word}${end}` : word,
  ]),
);

/** The words of a block whose HTML `sayLanguage` gets. `translated`: those that words.json has in the language. */
export function wordsToSay(translated: BlockWords | undefined, language: string): BlockWords {
  return isEnglish(language) ? { ...translated } : { ...fallbacks, ...translated };
}

/** Gives the words that fall back the language and the direction that they have, in the HTML of a block. */
export function sayLanguage(html: string, language: string): string {
  if (!html.includes(start)) return html;
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } });
  const english = htmlAttributes(languageAttributes('en', directionOf(language)));
  const attributes = htmlAttributes(languageAttributes(language, 'ltr'));
  for (const element of root.querySelectorAll('*')) {
    const { rawAttrs } = element;
    if (!rawAttrs.includes(start)) continue;
    element.rawAttrs = rawAttrs.replaceAll(marks, '');
    // A name in the language of the page is said more than what it is of ("carousel").
    if (/aria-label="(?!\ue000)/.test(rawAttrs)) continue;
    // What is spoken of an element is in its language, and what it contains in that of the page.
    element.rawAttrs += english;
    for (const child of element.childNodes) setLanguage(child, attributes);
  }
  return root.toString().replaceAll(marked, `<span${english}>$1</span>`);
}

function setLanguage(node: Node, attributes: string): void {
  const { rawTagName } = node;
  if (node.nodeType !== NodeType.ELEMENT_NODE || rawTagName === 'svg') return;
  const element = node as HTMLElement;
  if (!/ lang=/.test(` ${element.rawAttrs}`)) element.rawAttrs += attributes;
}
