import type { CardDescription, PictureDescription, PictureProblem } from '../pictures/picture-description.ts';
import type { PictureUse } from './facts.ts';
import type { Reading } from './reading.ts';
import type { Site } from './site.ts';

/** Replaces rich text, pictures and addresses by their results. False when one of them cannot be made. */
export function putResults({ results }: Reading): boolean {
  for (const { slot, make } of results) {
    const value = make();
    if (value === undefined) return false;
    Object.assign(slot.holder, { [slot.key]: value });
  }
  return true;
}

/** The description of a picture in a document; undefined when the site was opened without pictures. */
export function describePicture(
  { pictures }: Site,
  { value, shownIn }: Pick<PictureUse, 'value' | 'shownIn'>,
): PictureDescription | CardDescription | PictureProblem | undefined {
  return shownIn === 'card' ? pictures?.describeCard(value) : pictures?.describe(value);
}
