import { gzipSync } from 'node:zlib';
import type { Site } from '../../content/site.ts';
import type { Rule } from '../rule.ts';
import { readAsset } from './shared/assets.ts';

/** Speed of a slow 4G connection: 1.6 Mbit/s. */
const bytesPerSecond = 200_000;

/** Maximum bytes. Few browsers load the original of a picture with encoded sizes. */
const limits = { encoded: 2_000_000, asIs: 300_000 };

const drawing =
  'Simplify it where it was drawn: fewer points, no shadows. What began as a photo or a screenshot is smaller as a WebP file, of which each visitor gets the size that their screen needs.';
const moving = 'Show one still picture of it as a WebP file, or make a film of it for a videoHero block.';
const photo =
  'Save it again, 1920 px wide, as WebP or JPEG: no screen shows more of it. The build makes smaller files for newer browsers; older ones load this one.';

export const pictureLight: Rule = {
  severity: 'warning',
  compare({ site, report, usesOf }) {
    // One finding per picture, even if many pages show it.
    const judged = new Set<string>();
    for (const { value, file, place } of usesOf('picture')) {
      if (judged.has(value)) continue;
      judged.add(value);
      const bytes = tooManyBytes(site, value);
      if (bytes !== undefined) report(file, place, explain(bytes), { hint: hintOf(value) });
    }
  },
};

function hintOf(address: string): string {
  if (isDrawing(address)) return drawing;
  return isMoving(address) ? moving : photo;
}

const isDrawing = (address: string) => address.toLowerCase().endsWith('.svg');
const isMoving = (address: string) => address.toLowerCase().endsWith('.gif');

function explain(bytes: number): string {
  const size =
    bytes < 1_000_000 ? `${Math.round(bytes / 10_000) * 10} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const seconds = Math.round(bytes / bytesPerSecond);
  return `Too large: ${size}, for which a visitor with a slow phone connection waits ${seconds} seconds.`;
}

/** A picture's bytes on the wire, if there are too many. */
function tooManyBytes(site: Site, address: string): number | undefined {
  const limit = isDrawing(address) || isMoving(address) ? limits.asIs : limits.encoded;
  const start = readAsset(site, address, limit + 1);
  if (start === undefined || start.length <= limit) return undefined;
  const whole = readAsset(site, address) ?? start;
  const bytes = isDrawing(address) ? gzipSync(whole).length : whole.length;
  return bytes > limit ? bytes : undefined;
}
