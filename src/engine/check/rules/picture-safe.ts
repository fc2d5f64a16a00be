import type { SvgDanger } from '../../pictures/find-svg-dangers.ts';
import { judgeSvg, maxSvgBytes } from '../../pictures/judge-svg.ts';
import type { Site } from '../../content/site.ts';
import type { Rule } from '../rule.ts';

export const pictureSafe: Rule = {
  id: 'picture-safe',
  severity: 'error',
  isFixed: true,
  start: ({ site, report }) => ({
    end() {
      for (const { file, start, end, ...words } of judgeAll(site))
        report(file, { at: 'range', start, end }, words);
    },
  }),
};

interface Danger extends SvgDanger {
  file: string;
}

const judged = new WeakMap<Site['assets'], Danger[]>();

/** Dangers in the SVG pictures of a site, cached for the open site. */
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
  // Other rules report unreadable files.
  if (bytes === undefined) return [];
  return judgeSvg(bytes).map((danger) => ({ file, ...danger }));
}

function read(site: Site, file: string): Buffer | undefined {
  try {
    return site.fileSystem.read(file, maxSvgBytes + 1);
  } catch {
    return undefined;
  }
}
