import { judgeSvg, maxSvgBytes } from '../pictures/judge-svg.ts';
import type { Site } from '../content/site.ts';
import { defineRule, type RuleContext } from '../rules/define-rule.ts';

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
  create: ({ site, report }) => ({
    end() {
      for (const address of site.assets.addresses)
        if (address.toLowerCase().endsWith('.svg')) judge(site, site.assets.fileOf(address), report);
    },
  }),
});

function judge(site: Site, file: string, report: RuleContext['report']): void {
  const bytes = read(site, file);
  // What cannot be read cannot be copied either: the build says so.
  if (bytes === undefined) return;
  for (const { start, end, message, hint } of judgeSvg(bytes))
    report({ file, place: { at: 'range', start, end }, message, hint });
}

function read(site: Site, file: string): Buffer | undefined {
  try {
    return site.fileSystem.read(file, maxSvgBytes + 1);
  } catch {
    return undefined;
  }
}
