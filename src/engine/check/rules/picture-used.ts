import { roles } from '../../content/roles/index.ts';
import { ignoreFileErrors } from '../../files/node-file-system.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { decodePath } from '../../text/paths.ts';
import { judgeAll } from '../rule.ts';

const mostBytes = 1_000_000;

export const pictureUsed = judgeAll('warning', ({ site, report, uncertainty, valuesOf }) => {
  const named = valuesOf('picture', 'socialPicture', 'themePicture', 'file').map(({ value }) => value);
  const linked = valuesOf('url').map(({ value }) => decodePath(splitAddress(value).path));
  const used = new Set([...named, ...linked]);
  for (const address of roles.picture.offers?.(site, []) ?? []) {
    if (used.has(address) || uncertainty.mayMention(address)) continue;
    const file = site.assets.fileOf(address);
    const bytes = ignoreFileErrors(() => site.fileSystem.read(file));
    if (bytes === undefined || bytes.length <= mostBytes) continue;
    const size = (bytes.length / 1_000_000).toFixed(1);
    report({ file, at: 'file' }, `Unused picture "${address}" of ${size} MB.`, {
      hint: 'Every build copies it to the host, where nobody sees it. Show it on a page, or move it out of public/.',
    });
  }
});
