import { withBase } from '../../../shared/base.ts';
import type { Picture } from '../../../shared/picture.ts';
import type { NamedSocialPicture } from '../../../shared/social-picture.ts';
import { isObject, isTooLong, type Json } from '../../json/json.ts';
import type { PictureDescription } from '../../pictures/picture-store.ts';
import { encodePath } from '../../text/paths.ts';
import type { Role } from '../role.ts';
import type { Site } from '../site.ts';
import { noteAt, type ValueOf } from '../role-values.ts';
import { knownFile } from './links.ts';

/** `"/img/a.svg"`, or `{ "src": "/img/a.svg", "alt": "Two people at a loom", "focus": [50, 30] }`. */
export const picture = {
  pathIn: 'src',
  read({ value, pointer, holder, field: { shownWide } }) {
    if (typeof value === 'string') return [{ ...noteAt('picture', value, pointer), shownWide }];
    const beside = isObject(holder) ? Object.values(holder).filter((text) => typeof text === 'string') : [];
    return [
      ...pathOf(value).map((src) => ({ ...noteAt('picture', src, `${pointer}/src`), shownWide })),
      ...altOf(value, pointer).map((alt) => ({ ...alt, mayBeEmpty: true, beside })),
    ];
  },
  resolve(value, site) {
    const { src, alt = '', focus } = isObject(value) ? value : { src: value };
    const resolved = resolvePicture({ src: String(src), alt: String(alt) }, site);
    return resolved && { ...resolved, ...focusOf(focus) };
  },
  type: { name: 'Picture', file: '../picture.ts' },
  kind: ({ type }) => (type === 'object' ? 'picture' : 'picture file'),
  offers: picturesOf,
  draft(value, site) {
    if (typeof value === 'string') return knownFile(site, value, picturesOf(site));
    if (!isObject(value) || typeof value.src !== 'string') return value;
    return { ...value, src: knownFile(site, value.src, picturesOf(site)) };
  },
} satisfies Role;

/** The picture that social networks show beside a page's title. */
export const socialPicture: Role = {
  pathIn: 'src',
  read: ({ value, pointer }) => [
    ...pathOf(value).map((src) => noteAt('socialPicture', src, `${pointer}/src`)),
    ...altOf(value, pointer).map((alt) => ({ ...alt, mayBeEmpty: false, beside: [] })),
  ],
  offers: picturesOf,
  resolve(value, { pictures }): NamedSocialPicture | undefined {
    const { src, alt, focus } = isObject(value) ? value : {};
    const description = pictures?.measure(String(src));
    if (typeof description !== 'object') return undefined;
    const { isFit, version } = description;
    return { src: String(src), alt: String(alt), isFit, version, ...focusOf(focus) };
  },
};

/** A picture for the renderer; undefined when it cannot be shown. */
export function resolvePicture(
  { src, alt }: { src: string; alt: string },
  { pictures, base }: Site,
): Picture | undefined {
  const description = pictures?.describe(src);
  if (typeof description !== 'object') return undefined;
  const { width, height, sources } = description;
  return { src: withBase(base, encodePath(src)), alt, width, height, sources };
}

function picturesOf({ assets }: Site): string[] {
  return assets.addresses.filter((address) => /\.(?:svg|webp|avif|png|jpe?g)$/.test(address));
}

/** The focus as the schema describes it: two numbers. */
function focusOf(focus: Json | undefined): Pick<Picture, 'focus'> {
  return Array.isArray(focus) ? { focus: [Number(focus[0]), Number(focus[1])] } : {};
}

/** The description of a picture in a file, as the store of pictures gives it. */
export function describePicture(
  { pictures }: Site,
  { role, value }: Pick<ValueOf<'picture' | 'socialPicture' | 'themePicture'>, 'role' | 'value'>,
): PictureDescription | string | undefined {
  return role === 'picture' ? pictures?.describe(value) : pictures?.measure(value);
}

/** The path of a picture with an alternative text. */
function pathOf(value: Json): string[] {
  return isObject(value) && typeof value.src === 'string' && !isTooLong(value.src) ? [value.src] : [];
}

function altOf(value: Json, pointer: string): Omit<ValueOf<'alt'>, 'mayBeEmpty' | 'beside'>[] {
  if (!isObject(value) || typeof value.alt !== 'string') return [];
  return pathOf(value).map((src) => ({ ...noteAt('alt', String(value.alt), `${pointer}/alt`), src }));
}
