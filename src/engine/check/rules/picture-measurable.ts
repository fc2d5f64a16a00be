import { inParallel } from '../../pictures/in-parallel.ts';
import { socialPictureSize, fitsSocialPicture } from '../../../shared/social-picture.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';
import { findDangers } from './shared/drawings.ts';

export const pictureMeasurable = judgeAll('fixed', async ({ site, report, valuesOf }) => {
  const picturesByPath = groupBy(valuesOf('picture', 'socialPicture', 'themePicture'), ({ value }) => value);
  await inParallel([...picturesByPath], async ([src, pictures]) => {
    const decodeError = await site.pictures?.findDecodeError(src);
    // Another rule reports what breaks a drawing, at its place in the file.
    if (decodeError !== undefined && findDangers(site, src).length === 0)
      for (const picture of pictures)
        report(picture, decodeError, { hint: 'Save the picture again, or name another one.' });
    const size = site.pictures?.measure(src);
    if (typeof size !== 'object' || fitsSocialPicture(size)) return;
    const message = `Unexpected proportions: a picture of ${size.width} × ${size.height} pixels cannot be cropped for social networks.`;
    for (const picture of pictures.filter(({ role }) => role !== 'picture'))
      report(picture, message, {
        hint: `Cut it yourself, to ${socialPictureSize.width} × ${socialPictureSize.height} pixels, or name another one.`,
      });
  });
});
