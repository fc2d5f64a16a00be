import type { ThemePicture } from '../../../shared/look/theme-files.ts';
import { noteAt, type Role, type UseBy } from '../role.ts';
import { picture } from './picture.ts';

/** A picture of the theme, such as the logo. It is used as it is, at the address of its file. */
export const themePicture: Role<UseBy<'themePicture'>> = {
  shows: 'nothing',
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('themePicture', value, pointer)] : []),
  resolve(value, { pictures }): ThemePicture | undefined {
    const src = String(value);
    const description = pictures?.describeCard(src);
    if (!description || 'problem' in description) return undefined;
    const { width, height } = description;
    return { src, width, height };
  },
  type: { name: 'ThemePicture', file: '../look/theme-files.ts' },
  kind: () => 'picture file',
  offers: picture.offers!,
  draft: picture.draft!,
};
