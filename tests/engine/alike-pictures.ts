import type { FontDescription } from '../../src/engine/pictures/describe-font.ts';
import { readSvg } from '../../src/engine/pictures/read-svg.ts';
import type { SitePictures } from '../../src/engine/content/site.ts';

/** What is read from a font with the letters of English. */
const alikeFont: FontDescription = {
  weights: [400, 700],
  isItalic: false,
  ascent: 1,
  descent: 0.25,
  lineGap: 0,
  kind: 'sans-serif',
  xHeight: 0.5,
  extent: 0.9,
  letterWidths: [0.45, 0.46],
  capitalWidth: 0.57,
  spaceWidths: [0.25, 0.25],
  digitWidth: 0.55,
  letters: Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(''),
};

/** A picture source where every picture exists with one size, for tests about other things. */
export const alikePictures: SitePictures = {
  describe: () => ({ width: 96, height: 96, sources: [], isFit: false, version: 'abc' }),
  measure: () => ({ width: 1200, height: 630, sources: [], isFit: true, version: 'abc' }),
  describeFont: () => alikeFont,
  readDrawing: readSvg,
  readIcon: () => undefined,
  findDecodeError: () => Promise.resolve(undefined),
};
