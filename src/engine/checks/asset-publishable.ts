import { readRefusal } from '../../shared/refusal.ts';
import type { Site } from '../content/site.ts';
import { type AssetProblem, judgeAssetContent, judgeAssetName, kindBytes } from '../files/asset-kind.ts';
import { findUnfreePaths } from './asset-path-free.ts';
import { defineRule } from '../rules/define-rule.ts';

export const assetPublishable = defineRule({
  id: 'asset-publishable',
  severity: 'error',
  isFixed: true,
  summary: 'A file of public/ is of a kind that no browser and no host runs, and holds what its name says.',
  why: 'Whatever lies in public/ is published as it is. A host would obey its own settings there, and a browser would run a page or a script as part of this site.',
  examples: [
    {
      bad: { files: { 'public/notes/.htaccess': 'SetHandler cgi-script' } },
      finds: [
        {
          file: 'public/notes/.htaccess',
          slice: '',
          message: 'Unsafe name ".htaccess" in public/: some hosts obey or run what has it.',
          hint: 'Choose another name, or set the host up where its own settings are. Names beginning with a dot or "_" are for hosts.',
        },
      ],
      good: { files: { 'public/notes/access.txt': 'Open to all' } },
    },
    {
      bad: { files: { 'public/offer.html': '<p>Spring offer</p>' } },
      finds: [
        {
          file: 'public/offer.html',
          slice: '',
          message:
            'Unexpected HTML in public/: opened by its address, it could run scripts as part of this site.',
          hint: 'Write the page as JSON in pages/. Only the proof of ownership that search engines ask for, a line of text, is published.',
        },
      ],
      good: { files: { 'public/offer.txt': 'Spring offer' } },
    },
    {
      bad: { files: { 'public/video/film.webm': 'version https://git-lfs.github.com/spec/v1\n' } },
      finds: [
        {
          file: 'public/video/film.webm',
          slice: '',
          message: 'This is a pointer of Git LFS, not the file itself.',
          hint: 'Fetch the file with `git lfs pull`; in CI, check out with LFS.',
        },
      ],
      good: { files: { 'public/video/film.txt': 'Coming soon' } },
    },
  ],
  looksAt: 'site',
  create({ site, report }) {
    const shown = new Set<string>();
    return {
      // A picture on a page is judged there, at the line that names it.
      document: ({ facts }) => facts.pictures.forEach(({ value }) => shown.add(value)),
      end() {
        const unfree = findUnfreePaths(site);
        for (const address of site.assets.addresses) {
          // Another rule has said that its name is none.
          if (unfree.has(address)) continue;
          const file = site.assets.fileOf(address);
          const problem =
            judgeAssetName(address) ?? (shown.has(address) ? undefined : judgeFile(site, address));
          if (problem) report({ file, place: { at: 'file' }, ...problem });
        }
      },
    };
  },
});

/** Judges a file by its first bytes. What cannot be read cannot be published either. */
function judgeFile({ fileSystem, assets }: Site, address: string): AssetProblem | undefined {
  try {
    const head = fileSystem.read(assets.fileOf(address), kindBytes);
    return head && judgeAssetContent(address, head);
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    return { message: `Unreadable file: ${refusal.reason}.`, hint: `${refusal.advice}.` };
  }
}
