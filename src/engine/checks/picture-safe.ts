import { judgeSvg, maxSvgBytes } from '../pictures/judge-svg.ts';
import type { Site } from '../content/site.ts';
import { defineRule, type Report } from '../rules/define-rule.ts';

export const pictureSafe = defineRule({
  id: 'picture-safe',
  severity: 'error',
  isFixed: true,
  summary: 'An SVG picture holds shapes and texts, nothing that runs and nothing that lies elsewhere.',
  why: 'Whoever opens the picture by its address would run its scripts as if they were part of this site.',
  examples: [
    {
      bad: {
        files: { 'public/img/loom.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="start()"></svg>' },
      },
      finds: [
        {
          file: 'public/img/loom.svg',
          slice: 'onload="start()"',
          message: 'Unsafe attribute "onload" in a picture.',
          hint: 'Remove it, or export the picture anew without it: opened by itself, the picture would run it.',
        },
      ],
      good: { files: { 'public/img/loom.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' } },
    },
  ],
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      for (const danger of judgeAll(site)) report(danger);
    },
  }),
});

type Danger = Parameters<Report>[0];

const judged = new WeakMap<Site['assets'], Danger[]>();

/** What is wrong with the SVG pictures of a site. A site is one moment, so each is looked at once, however often it is inspected. */
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
