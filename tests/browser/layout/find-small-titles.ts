import { type MeasuredBlock, nameOf, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Where large text leaves a window of so few letters, a heading of its size would break its words: it may be smaller. */
const fewestRem = 20;

/** Headings with letters smaller than those of the text below them. */
export function findSmallTitles({ block }: Pick<MeasuredBlock, 'block'>): string[] {
  if (innerWidth / sizeOf(document.documentElement) < fewestRem) return [];
  return [...block.querySelectorAll('h1, h2, h3, h4')].flatMap((title) => {
    const words = [title, ...title.querySelectorAll('*')].find((element) => ownText(element) !== '');
    const text = title.nextElementSibling;
    if (!words || !text?.matches('p') || !text.checkVisibility()) return [];
    const [own, other] = [sizeOf(words), sizeOf(text)];
    return own < other - 0.5 ? [`${nameOf(title)} has ${own} px and its text ${other} px`] : [];
  });
}

function ownText({ childNodes }: Element): string {
  return [...childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue!.trim() : '')).join('');
}

/** Cards with a background of their own in the colour of what is behind them. */
export function findLostCards({ block }: Pick<MeasuredBlock, 'block'>): string[] {
  return [...block.querySelectorAll('[data-background] [data-background]')].flatMap((card) => {
    if (!card.checkVisibility()) return [];
    const behind = within(card.parentElement!, block).find((at) => styleOf(at).isFilled);
    const isLost = behind && styleOf(behind).backgroundColor === styleOf(card).backgroundColor;
    const { borderStyle, boxShadow } = getComputedStyle(card);
    return isLost && borderStyle === 'none' && boxShadow === 'none' && !card.querySelector('img')
      ? [`${nameOf(card)} has the colour of its ground`]
      : [];
  });
}
