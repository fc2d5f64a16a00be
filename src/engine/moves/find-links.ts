import type { Diagnostic } from '../../shared/diagnostic.ts';
import { splitAddress } from '../../shared/routes.ts';
import { locateAll } from '../check/locate-all.ts';
import { readOwnAddress } from '../check/rules/shared/addresses.ts';
import type { CompiledFile } from '../content/compiled-file.ts';
import { compilePage } from '../content/page.ts';
import type { Site } from '../content/site.ts';
import { valuesOf } from '../content/role-values.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { decodePath, encodePath } from '../text/paths.ts';

/** A link, with its place. `fix` is missing where the file spells the address in another way, or takes it from a placeholder. */
export interface Link extends Pick<Diagnostic, 'file' | 'line' | 'fix'> {
  /** The address as the link writes it. */
  href: string;
}

/** The shared parts of the site, and the pages that may name one of these addresses. The others are not compiled. */
export function readMentioning(site: Site, addresses: readonly string[]): CompiledFile[] {
  const names = addresses.flatMap((address) => [address, encodePath(address), encodeURI(address)]);
  const sought = new Set(names.map((name) => name.toLowerCase()));
  const mayName = (text: string) =>
    // What is escaped in JSON or in an address is read only after it is compiled.
    /\\[u/]|%[0-9a-f]{2}/.test(text) || [...sought].some((name) => text.includes(name));
  const textOf = (file: string) => String(site.fileSystem.read(file) ?? '').toLowerCase();
  const sharedFiles = [...site.siteFiles.values(), ...site.shared.values()].flatMap(
    (contentFile) => contentFile ?? [],
  );
  const brand = site.files.site.get('brand');
  // A page names it by a placeholder.
  const isPlaceholder = brand !== undefined && mayName(textOf(brand));
  const pages = site.pages.filter(({ file }) => isPlaceholder || mayName(textOf(file)));
  return [...sharedFiles, ...pages.map((page) => compilePage(site, page))];
}

/** A link that takes the new address in its place. */
export type RewritableLink = Link & Required<Pick<Link, 'fix'>>;

/** The links in these files that lead to one of the targets: an address, and what takes its place. */
export function findLinks(
  site: Site,
  contentFiles: readonly CompiledFile[],
  targets: ReadonlyMap<string, string>,
): Link[] {
  const links = contentFiles.flatMap((contentFile) => {
    const { file, kind, roleValues } = contentFile;
    const original = kind === 'page' && contentFile.translationOf ? [contentFile.translationOf] : [];
    return [...valuesOf(roleValues, 'url', 'collection'), ...original].flatMap(
      ({ value, place }): Finding[] => {
        const to = follow(site, value, targets);
        if (to === undefined) return [];
        const from = place.at === 'text' ? place.text : value;
        return [{ rule, file, place, message: value, fix: { from, value: to, safe: true } }];
      },
    );
  });
  // The keys of a file may have former names.
  const words = contentFiles.flatMap(({ file, formerWords }) =>
    formerWords.map((violation) => ({ ...violation, file })),
  );
  const severities = new Map([rule, 'schema/former-word'].map((name) => [name, 'warning'] as const));
  return locateAll(site, [...links, ...words], severities).flatMap(({ file, line, message, fix, ...rest }) =>
    rest.rule === rule ? { file, line, href: message, ...(fix && { fix }) } : [],
  );
}

/** The rule that asks for the same change, once the old address is an alias. */
const rule = 'link-direct';

/** What takes the place of an address; undefined for one that leads to no target. Query and anchor stay. */
function follow(site: Site, href: string, targets: ReadonlyMap<string, string>): string | undefined {
  const siteAddress = href.startsWith('https://') ? readOwnAddress(href, site) : undefined;
  const path = siteAddress?.route ?? splitAddress(href).path;
  if (!path.startsWith('/') || site.assets.has(decodePath(path))) return undefined;
  const to = targets.get(path) ?? targets.get(decodePath(path));
  return to === undefined || to === href ? undefined : to + (siteAddress?.rest ?? href.slice(path.length));
}
