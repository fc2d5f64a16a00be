import type { RoleName } from '../../schemas/schema-file.ts';
import type { Role } from '../role.ts';
import { anchor } from './anchor.ts';
import { file } from './file.ts';
import { form } from './form.ts';
import { heading } from './heading.ts';
import { key } from './key.ts';
import { picture } from './picture.ts';
import { richText } from './rich-text.ts';
import { socialPicture } from './social-picture.ts';
import { url } from './url.ts';

export const roles: Readonly<Record<RoleName, Role>> = {
  url,
  picture,
  socialPicture,
  file,
  richText,
  heading,
  anchor,
  key,
  form,
};
