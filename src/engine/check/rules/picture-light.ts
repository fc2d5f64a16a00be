import { gzipSync } from 'node:zlib';
import { groupBy } from '../../text/group-by.ts';
import { judgeAll } from '../rule.ts';
import { ignoreFileErrors } from '../../files/node-file-system.ts';

/** Speed of a slow 4G connection: 1.6 Mbit/s. */
const bytesPerSecond = 200_000;

/** Maximum bytes. Few browsers load the original of a picture with encoded sizes. */
const limits = { encoded: 2_000_000, asIs: 300_000 };

const drawing =
  'Simplify it where it was drawn: fewer points, no shadows. What began as a photo or a screenshot is smaller as a WebP file, of which each visitor gets the size that their screen needs.';
const moving = 'Show one still picture of it as a WebP file, or make a film of it for a videoHero block.';
const photo =
  'Save it again, 1920 px wide, as WebP or JPEG: no screen shows more of it. The build makes smaller files for newer browsers; older ones load this one.';

export const pictureLight = judgeAll('warning', ({ site, report, valuesOf }) => {
  // One finding per picture, even if many pages show it.
  for (const [address, [picture]] of groupBy(valuesOf('picture'), ({ value }) => value)) {
    // Other rules report missing and unreadable files.
    if (!site.assets.has(address)) continue;
    const ending = address.slice(-4).toLowerCase();
    const isDrawing = ending === '.svg';
    const hint = isDrawing ? drawing : ending === '.gif' ? moving : photo;
    const limit = hint === photo ? limits.encoded : limits.asIs;
    const bytes = ignoreFileErrors(() => site.fileSystem.read(site.assets.fileOf(address)));
    if (bytes === undefined || bytes.length <= limit) continue;
    const sent = isDrawing ? gzipSync(bytes).length : bytes.length;
    if (sent > limit) report(picture, wordSize(sent), { hint });
  }
});

function wordSize(bytes: number): string {
  const size =
    bytes < 1_000_000 ? `${Math.round(bytes / 10_000) * 10} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const seconds = Math.round(bytes / bytesPerSecond);
  return `Too large: ${size}, for which a visitor with a slow phone connection waits ${seconds} seconds.`;
}
