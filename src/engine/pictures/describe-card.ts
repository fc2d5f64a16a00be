import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { cardSize } from '../../shared/social-card.ts';
import { measurePicture, unreadable } from './measure-picture.ts';
import type { CardDescription, PictureProblem } from './picture-description.ts';

/** Formats that all networks accept. */
const takenKinds = ['jpeg', 'jpg', 'png'];

/** Some networks ignore a heavier picture. */
const mostBytes = 600_000;

/** Describes a picture that a page names for social networks. */
export function describeCard(src: string, bytes: Uint8Array): CardDescription | PictureProblem {
  const ending = extname(src).slice(1).toLowerCase();
  const measured = measurePicture(bytes, ending);
  if (typeof measured === 'string') return unreadable(src, measured);
  const { width, height } = measured;
  const isSized = width === cardSize.width && height === cardSize.height;
  return {
    width,
    height,
    isFit: isSized && takenKinds.includes(ending) && bytes.length <= mostBytes,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}
