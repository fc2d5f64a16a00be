import { posix } from 'node:path';
import { decodePath, slugOf } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';
import type { Suggest } from '../../../shared/suggest.ts';
import type { Site } from '../../content/site.ts';
import { examplesPath } from '../../files/output-paths.ts';
import { judgeAll, type Words } from '../rule.ts';

export const assetExists = judgeAll('fixed', ({ site, report, suggest, usesOf }) => {
  const assets = usesOf('picture', 'socialPicture', 'themePicture', 'font', 'file');
  for (const use of assets) {
    const { role, value } = use;
    const what = role === 'file' || role === 'font' ? role : 'picture';
    if (!site.assets.has(value)) report(use, explain(site, value, what, suggest));
  }
});

function explain({ assets }: Site, path: string, what: string, suggest: Suggest): Words {
  if (isUnsafe(path)) {
    return {
      message: `Unsafe path of a ${what} ${quote(path)}.`,
      hint: `Name a file in public/, from its root: "/img/orchard.svg". Nothing else can be shown.`,
    };
  }
  const message = `Unknown ${what} ${quote(path)}.`;
  if (path.startsWith(examplesPath) && !assets.addresses.some((address) => address.startsWith(examplesPath)))
    return {
      message,
      hint: 'It belongs to an example and is not published. Name a file in public/.',
    };
  const decoded = decodePath(path);
  const written = assets.has(decoded) ? decoded : assets.findOtherCase(path);
  if (written !== undefined)
    return {
      message,
      meant: written,
      safe: true,
      hint:
        written === decoded
          ? 'Write the name of the file here without encoding it.'
          : 'Capital and small letters count.',
    };
  const lookalike = assets.findLookalike(path);
  if (lookalike !== undefined) return { message, hint: explainLookalike(assets.fileOf(lookalike)) };
  const { meant = assets.findNamesake(path), safe } = suggest(path, assets.addresses);
  return { message, meant, safe, hint: 'There is no such file in public/.' };
}

/** Explains names that look the same: systems store accents in two ways. */
function explainLookalike(file: string): string {
  const [name = ''] = file.split('/').slice(-1);
  const { name: stem, ext } = posix.parse(name);
  const plain = `${slugOf(stem) ?? 'picture'}${ext.toLowerCase()}`;
  const folder = file.slice('public'.length, -name.length);
  return `A file of that name is there, but its accents are written apart from their letters (decomposed Unicode, as macOS does). Rename it to "${plain}" and write "${folder}${plain}" here.`;
}

const forbidden = /[\\?#\u0000-\u001f]|%2e|%2f|%5c/i;

function isUnsafe(path: string): boolean {
  return !/^\/(?!\/)/.test(path) || forbidden.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path);
}
