import { withBase } from '../../../shared/base.ts';
import type { Picture } from '../../../shared/picture.ts';
import { isObject, type Json } from '../../json/json.ts';
import { isTooLong } from '../../json/limits.ts';
import type { Use } from '../facts.ts';
import { type Role, toUse } from '../role.ts';
import type { Site } from '../site.ts';
import { knownFile } from './file.ts';

/** `"/img/a.svg"`, or `{ "src": "/img/a.svg", "alt": "Two people at a loom" }`. */
export const picture: Role = {
  read(value, facts, { pointer, holder, field: { shownWide } }) {
    const use = pictureUse(value, pointer);
    if (use) {
      const texts = isObject(holder) ? Object.values(holder).filter((text) => typeof text === 'string') : [];
      facts.pictures.push({ ...use, shownIn: 'page', shownWide, beside: use.alt ? texts : [] });
    }
    return (site) => measure(site, value);
  },
  type: { name: 'Picture', file: '../picture.ts' },
  kind: ({ type }) => (type === 'object' ? 'picture' : 'picture file'),
  offers: ({ assets }) =>
    assets.addresses.filter((address) => /\.(?:svg|webp|avif|png|jpe?g)$/.test(address)),
  draft(value, site) {
    if (typeof value === 'string') return knownFile(site, value);
    if (!isObject(value) || typeof value.src !== 'string') return value;
    return { ...value, src: knownFile(site, value.src) };
  },
};

/** The path of a picture, with its alternative text if it has one. */
export function pictureUse(value: Json, pointer: string): (Use & { alt: Use | undefined }) | undefined {
  if (typeof value === 'string') return { ...toUse(value, pointer), alt: undefined };
  if (!isObject(value) || typeof value.src !== 'string' || isTooLong(value.src)) return undefined;
  const alt = typeof value.alt === 'string' ? toUse(value.alt, `${pointer}/alt`) : undefined;
  return { ...toUse(value.src, `${pointer}/src`), alt };
}

/**
 * A picture for the renderer; undefined when it cannot be measured, or the site was opened without pictures.
 */
function measure({ pictures, base }: Site, value: Json): Picture | undefined {
  const src = isObject(value) ? String(value.src) : String(value);
  const alt = isObject(value) ? String(value.alt) : '';
  const description = pictures?.describe(src);
  if (!description || 'problem' in description) return undefined;
  const { width, height } = description;
  const sources = description.sources.map(({ type, srcset }) => ({ type, srcset: srcsetAt(base, srcset) }));
  return { src: withBase(base, src), alt, width, height, sources };
}

/**
 * Puts the base before the candidates of a picture: `/_img/a-480.avif 480w, ...`. No address in it has a
 * space.
 */
function srcsetAt(base: string, srcset: string): string {
  return srcset
    .split(', ')
    .map((candidate) => withBase(base, candidate))
    .join(', ');
}
