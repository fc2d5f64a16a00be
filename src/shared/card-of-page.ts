import { withoutBase } from './base.ts';
import type { PageData } from './page.ts';
import type { Picture } from './picture.ts';
import { withoutSiteName } from './page-name.ts';
import { type CardContent, type DrawnCard, fitsCard } from './social-card.ts';

/**
 * Content of a page's picture for social networks: the picture that the page names, or its title beside the
 * largest picture of its first block with pictures, unless none can be cropped to a card.
 */
export function cardOfPage(
  { title, sections, socialPicture }: PageData,
  siteName: string,
  base: string,
): CardContent {
  if (socialPicture) return socialPicture;
  const first = sections.find((section) => picturesIn(section).length > 0);
  const [largest] = picturesIn(first)
    .filter(fitsCard)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  return { title: withoutSiteName(title, siteName), scene: largest && sceneOf(largest, base) };
}

function sceneOf({ src, focus }: Picture, base: string): DrawnCard['scene'] {
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
