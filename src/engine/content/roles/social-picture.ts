import type { NamedCard } from '../../../shared/social-card.ts';
import { isObject } from '../../json/json.ts';
import { type Role, type UseBy, noteAt } from '../role.ts';
import { type AltUse, altOf, focusOf, pathOf, picture } from './picture.ts';

/** The picture that social networks show beside a page's title. */
export const socialPicture: Role<UseBy<'socialPicture'> | AltUse> = {
  shows: 'nothing',
  pathIn: 'src',
  read: (value, { pointer }) => [
    ...pathOf(value).map((src) => noteAt('socialPicture', src, `${pointer}/src`)),
    ...altOf(value, pointer).map((use) => ({ ...use, mayBeEmpty: false, beside: [] })),
  ],
  offers: picture.offers!,
  resolve(value, { pictures }): NamedCard | undefined {
    const { src, alt, focus } = isObject(value) ? value : {};
    const description = pictures?.describeCard(String(src));
    if (!description || 'problem' in description) return undefined;
    const { isFit, version } = description;
    return { src: String(src), alt: String(alt), isFit, version, ...focusOf(focus) };
  },
};
