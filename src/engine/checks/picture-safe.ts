import { isUtf8 } from 'node:buffer';
import { findSvgDangers } from '../pictures/find-svg-dangers.ts';
import { isChangedError } from '../files/steady-file-system.ts';
import type { Site } from '../content/site.ts';
import type { Check, CheckContext } from './check.ts';

/** The largest picture of an honest site is a tenth of this. */
const maxBytes = 8 * 1024 * 1024;

export const pictureSafe: Check = {
  meta: {
    rule: 'picture-safe',
    severity: 'error',
    description:
      'An SVG picture holds shapes and texts, nothing that runs and nothing that lies elsewhere. Whoever opens the picture by its address would run its scripts as if they were part of this site.',
    bad: '<svg xmlns="http://www.w3.org/2000/svg" onload="start()">',
    good: '<svg xmlns="http://www.w3.org/2000/svg">',
  },
  create: ({ site, report }) => ({
    end() {
      for (const address of site.assets.addresses)
        if (address.toLowerCase().endsWith('.svg')) judge(site, site.assets.fileOf(address), report);
    },
  }),
};

function judge(site: Site, file: string, report: CheckContext['report']): void {
  const bytes = read(site, file);
  // What cannot be read cannot be copied either: the build says so.
  if (bytes === undefined) return;
  if (bytes.length > maxBytes)
    return report({
      file,
      place: { at: 'file' },
      message: 'Too long: the picture has more than 8 MiB.',
      hint: 'Export it with fewer details, or as a photo.',
    });
  if (!isUtf8(bytes) || bytes.includes(0))
    return report({
      file,
      place: { at: 'file' },
      message: 'Unexpected bytes: an SVG picture is UTF-8 text.',
      hint: 'Export the picture anew as plain, not compressed SVG.',
    });
  const text = bytes.toString('utf8');
  for (const { start, end, message, hint } of findSvgDangers(text.replace(/^\ufeff/, '')))
    report({ file, place: { at: 'range', start, end }, message, hint });
}

function read(site: Site, file: string): Buffer | undefined {
  try {
    return site.fileSystem.read(file, maxBytes + 1);
  } catch (error) {
    if (isChangedError(error)) throw error;
    return undefined;
  }
}
