import { judgeSvg, maxSvgBytes } from '../../pictures/judge-svg.ts';
import type { Site } from '../../content/site.ts';
import { defineRule, type ReportFinding } from '../rule.ts';

export const pictureSafe = defineRule({
  id: 'picture-safe',
  severity: 'error',
  isFixed: true,
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      for (const danger of judgeAll(site)) report(danger);
    },
  }),
});

type Danger = Parameters<ReportFinding>[0];

const judged = new WeakMap<Site['assets'], Danger[]>();

/** What is wrong with the SVG pictures of a site. A site is one moment, so each is looked at once, however often it is checked. */
function judgeAll(site: Site): Danger[] {
  const known = judged.get(site.assets);
  if (known) return known;
  const found = [...site.assets.addresses]
    .filter((address) => address.toLowerCase().endsWith('.svg'))
    .flatMap((address) => judge(site, site.assets.fileOf(address)));
  judged.set(site.assets, found);
  return found;
}

function judge(site: Site, file: string): Danger[] {
  const bytes = read(site, file);
  // That a file cannot be read is said by other rules.
  if (bytes === undefined) return [];
  return judgeSvg(bytes).map(({ start, end, message, hint }) => ({
    file,
    place: { at: 'range', start, end },
    message,
    hint,
  }));
}

function read(site: Site, file: string): Buffer | undefined {
  try {
    return site.fileSystem.read(file, maxSvgBytes + 1);
  } catch {
    return undefined;
  }
}
