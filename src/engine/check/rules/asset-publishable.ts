import { readRefusal } from '../../../shared/refusal.ts';
import type { Site } from '../../content/site.ts';
import { type AssetViolation, judgeAssetContent, judgeAssetName, kindBytes } from '../../files/asset-kind.ts';
import { findUnfreePaths } from './shared/unfree-paths.ts';
import { judgeAll } from '../rule.ts';

export const assetPublishable = judgeAll('fixed', ({ site, report, valuesOf }) => {
  // A picture or font that a file names is judged there, at its line.
  const paths = valuesOf('picture', 'socialPicture', 'themePicture', 'font');
  const named = new Set(paths.map(({ value }) => value));
  const unfree = findUnfreePaths(site);
  for (const address of site.assets.addresses) {
    // Another rule reports its name.
    if (unfree.has(address)) continue;
    const words =
      judgeAssetName(address) ??
      (named.has(address) ? undefined : (judgeFile(site, address) ?? judgeFont(site, address)));
    if (words) report({ file: site.assets.fileOf(address), at: 'file' }, words);
  }
});

/** Judges a file by its first bytes. An unreadable file cannot be published. */
function judgeFile({ fileSystem, assets }: Site, address: string): AssetViolation | undefined {
  try {
    const head = fileSystem.read(assets.fileOf(address), kindBytes);
    return head && judgeAssetContent(address, head);
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    return { message: `Unreadable file: ${refusal.reason}.`, hint: `${refusal.advice}.` };
  }
}

/** Reads a font: the build draws titles with one. */
function judgeFont({ pictures }: Site, address: string): AssetViolation | undefined {
  const font = /\.woff2$/i.test(address) ? pictures?.describeFont(address) : undefined;
  if (typeof font !== 'string') return undefined;
  return { message: font, hint: 'Save or download the file again.' };
}
