import type { PictureSource } from '../../src/engine/content/site.ts';

/** A picture source where every picture exists with one size, for tests about other things. */
export const alikePictures: PictureSource = {
  describe: () => ({ width: 96, height: 96, sources: [] }),
  describeCard: () => ({ width: 1200, height: 630, isFit: true, version: 'abc' }),
  findDamage: () => Promise.resolve(undefined),
};
