import type { PictureSource } from '../../src/engine/content/site.ts';

/** Pictures that are all there and all of one size, for tests that look at something else. */
export const alikePictures: PictureSource = {
  describe: () => ({ width: 96, height: 96, sources: [] }),
  describeCard: () => ({ width: 1200, height: 630, isFit: true, version: 'abc' }),
};
