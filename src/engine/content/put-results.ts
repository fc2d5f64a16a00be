import { withBase } from '../../shared/base.ts';
import type { Picture } from '../../shared/picture.ts';
import { isObject, type Json } from '../json/json.ts';
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
