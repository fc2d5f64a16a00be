import { posix } from 'node:path';
import { decodePath, slugOf, toSitePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';
import type { Suggest } from '../../../shared/suggest.ts';
import type { Site } from '../../content/site.ts';
import { adviseExport } from '../../files/asset-kind.ts';
import { inSmallLetters } from '../../files/asset-index.ts';
import { roles } from '../../content/roles/index.ts';
import { examplesPath } from '../../files/output-paths.ts';
import { type Advice, judgeAll } from '../rule.ts';

const ofPublic = ['picture', 'socialPicture', 'themePicture', 'font', 'file'] as const;

export const assetExists = judgeAll('fixed', ({ site, report, suggest, valuesOf }) => {
  const offered = new Map(ofPublic.map((role) => [role, new Set(roles[role].offers?.(site, []))] as const));
  for (const path of valuesOf(...ofPublic)) {
    const { role, value } = path;
    if (site.assets.has(value)) continue;
    const noun = role === 'file' || role === 'font' ? role : 'picture';
    const isUnsafe = outside.test(value) || forbidden.test(value);
    const advise = value.startsWith('/') && !isUnsafe ? adviseUnknown : adviseOutside;
    const { meant: near, ...rest } = advise(site, value, suggest);
    // A font is not meant by the name of a picture.
    const isOfKind = near !== undefined && (offered.get(role)?.has(near) ?? true);
    const advice = isOfKind ? { ...rest, meant: near } : { ...rest, safe: false };
    const message = isUnsafe && !isOfKind ? `Unsafe path of a ${noun}` : `Unknown ${noun}`;
    report(path, `${message} ${quote(value)}.`, advice);
  }
});

/** Explains a path that is not written from the root of public/. */
function adviseOutside({ assets }: Site, value: string): Advice {
  // JSON reads a tab from "\tech".
  const plain = value.replaceAll(/[\b\f\n\r\t]/g, (char) => JSON.stringify(char).slice(1, -1)).trim();
  const [bare = ''] = plain.replace(/^(?:https?:)?\/\/[^/]*/i, '').split(/[?#]/);
  const path = toSitePath(bare);
  const hint =
    'Save the file into public/ and name it from there: "/img/orchard.svg". Nothing else can be shown.';
  if (path !== undefined && assets.has(path)) return { meant: path, safe: bare === plain, hint };
  return { meant: assets.findAlike(path ?? bare, posix.basename), hint };
}

function adviseUnknown({ assets }: Site, path: string, suggest: Suggest): Advice {
  if (path.startsWith(examplesPath) && !assets.addresses.some((address) => address.startsWith(examplesPath)))
    return { hint: 'It belongs to an example and is not published. Name a file in public/.' };
  const decoded = decodePath(path);
  if (assets.has(decoded))
    return { meant: decoded, safe: true, hint: 'Write the name of the file here without encoding it.' };
  const otherCase = assets.findAlike(path, inSmallLetters);
  if (otherCase !== undefined)
    return { meant: otherCase, safe: true, hint: 'Capital and small letters count.' };
  // Accents may be stored in another way.
  const lookalike = assets.findAlike(path, normalized);
  if (lookalike !== undefined) return { hint: explainLookalike(lookalike) };
  const moved = assets.findAlike(path, posix.basename) ?? assets.findAlike(path, withoutEnding);
  const { meant = moved, safe } = suggest(path, assets.addresses);
  return { meant, safe, hint: adviseExport(path, 'There is no such file in public/.') };
}

const normalized = (address: string) => address.normalize();
const withoutEnding = (address: string) => address.replace(/\.[^./]*$/, '').toLowerCase();

/** Explains names that look the same: systems store accents in two ways. */
function explainLookalike(address: string): string {
  const [name = ''] = address.split('/').slice(-1);
  const { name: stem, ext } = posix.parse(name);
  const plain = `${slugOf(stem) ?? 'picture'}${ext.toLowerCase()}`;
  const folder = address.slice(0, -name.length);
  return `A file of that name is there, but its accents are written apart from their letters (decomposed Unicode, as macOS does). Rename it to "${plain}" and write "${folder}${plain}" here.`;
}

const forbidden = /[\\?#\u0000-\u001f]|%2e|%2f|%5c/i;
/** Another host, or a folder above. */
const outside = /^(?:[a-z][a-z0-9+.-]{0,20}:|\/\/)|(?:^|\/)\.\.?(?:\/|$)/i;
