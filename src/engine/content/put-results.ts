import { withBase } from '../../shared/base.ts';
import type { Picture } from '../../shared/picture.ts';
import { isObject, type Json } from '../json/json.ts';
import type { NamedCard } from '../../shared/social-card.ts';
import type { CardDescription, PictureDescription, PictureProblem } from '../pictures/picture-description.ts';
import type { PictureUse } from './facts.ts';
import type { Reading } from './reading.ts';
import { srcsetAt } from './put-base.ts';
import type { Site } from './site.ts';

/** Puts rich text, pictures and addresses in their places. False when one of them cannot be made. */
export function putResults({ results }: Reading): boolean {
  for (const { slot, make } of results) {
    const value = make();
    if (value === undefined) return false;
    Object.assign(slot.holder, { [slot.key]: value });
  }
  return true;
}

/** A picture as it is drawn; undefined when it cannot be measured, or the site was opened without pictures. */
export function measure({ pictures, base }: Site, value: Json): Picture | undefined {
  const src = isObject(value) ? String(value.src) : String(value);
  const alt = isObject(value) ? String(value.alt) : '';
  const description = pictures?.describe(src);
  if (!description || 'problem' in description) return undefined;
  const { width, height } = description;
  const sources = description.sources.map(({ type, srcset }) => ({ type, srcset: srcsetAt(base, srcset) }));
  return { src: withBase(base, src), alt, width, height, sources };
}

/** A picture for social networks; undefined when it cannot be measured, or the site was opened without pictures. */
export function describeCard({ pictures }: Site, value: Json): NamedCard | undefined {
  const { src, alt } = isObject(value) ? value : {};
  const description = pictures?.describeCard(String(src));
  if (!description || 'problem' in description) return undefined;
  const { isFit, version } = description;
  return { src: String(src), alt: String(alt), isFit, version };
}

/** What is known of a picture that a document names; undefined when the site was opened without pictures. */
export function lookAt(
  { pictures }: Site,
  { value, shownIn }: Pick<PictureUse, 'value' | 'shownIn'>,
): PictureDescription | CardDescription | PictureProblem | undefined {
  return shownIn === 'card' ? pictures?.describeCard(value) : pictures?.describe(value);
}
