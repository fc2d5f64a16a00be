import { withoutBase } from './base.ts';
import type { PageData } from './page.ts';
import type { Picture } from './picture.ts';
import { withoutSiteName } from './page-name.ts';
import { type SocialPicture, type DrawnSocialPicture, fitsSocialPicture } from './social-picture.ts';

/**
 * The picture of a page for social networks: the picture that the page names, or its title beside the picture of its
 * entry, or beside the largest one of its first block with pictures, unless none can be cropped to that size. What lists
 * show is other pages' content.
 */
export function socialPictureOf(
  { title, sections, socialPicture, entry }: PageData,
  siteName: string,
  base: string,
): SocialPicture {
  if (socialPicture) return socialPicture;
  const blocks = sections.filter(({ type }) => type !== 'pageList');
  const first = [entry, ...blocks].find((content) => picturesIn(content).length > 0);
  const [largest] = picturesIn(first)
    .filter(fitsSocialPicture)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  return { title: withoutSiteName(title, siteName), scene: largest && sceneOf(largest, base) };
}

function sceneOf({ src, focus }: Picture, base: string): DrawnSocialPicture['scene'] {
  const file = withoutBase(base, decodeURIComponent(src));
  return file === undefined ? undefined : { src: file, ...(focus && { focus }) };
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

function isPicture(value: object): value is Picture {
  return 'src' in value && 'sources' in value;
}
