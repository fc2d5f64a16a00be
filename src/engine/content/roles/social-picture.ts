import type { NamedCard } from '../../../shared/social-card.ts';
import { isObject, type Json } from '../../json/json.ts';
import type { Role } from '../role.ts';
import type { Site } from '../site.ts';
import { pictureUse } from './picture.ts';

/** The picture that social networks show beside a page's title. */
export const socialPicture: Role = {
  read(value, facts, { pointer }) {
    const use = pictureUse(value, pointer);
    if (use) facts.pictures.push({ ...use, shownIn: 'card', shownWide: undefined, beside: [] });
    return (site) => describe(site, value);
  },
};

/** Undefined for a picture that cannot be measured, or when the site was opened without pictures. */
function describe({ pictures }: Site, value: Json): NamedCard | undefined {
  const { src, alt } = isObject(value) ? value : {};
  const description = pictures?.describeCard(String(src));
  if (!description || 'problem' in description) return undefined;
  const { isFit, version } = description;
  return { src: String(src), alt: String(alt), isFit, version };
}
