import { type MeasuredBlock, nameOf, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** The largest letters, as a share of the window's width, that leave room for the words of a heading. */
const fittingLetters = 0.065;

/** Headings with letters smaller than those of the text below them, where words have room in that size. */
export function findSmallTitles({ block }: Pick<MeasuredBlock, 'block'>): string[] {
  return [...block.querySelectorAll('h1, h2, h3, h4')].flatMap((title) => {
    const words = [title, ...title.querySelectorAll('*')].find((element) => ownText(element) !== '');
    const text = title.nextElementSibling;
    if (!words || !text?.matches('p') || !text.checkVisibility()) return [];
    const [own, other] = [sizeOf(words), Math.min(sizeOf(text), fittingLetters * innerWidth)];
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
