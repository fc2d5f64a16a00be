import { homeRoute, notFoundRoute, splitAddress } from '../../../shared/routes.ts';
import type { Place } from '../../diagnostics/finding.ts';
import { explainReserved } from '../../files/page-files.ts';
import type { Site } from '../../content/site.ts';
import { decodePath } from '../../text/paths.ts';
import { judgeAll, type SiteContext } from '../rule.ts';
import { findMade } from './shared/made-addresses.ts';

export const routeUnique = judgeAll('fixed', (context) => {
  const former = listFormer(context);
  const planned = listPlanned(context.site);
  judgeAliasesOfNotFound(context, former);
  judgeReserved(context, [...former, ...planned]);
  judgeMade(context, [...listFiles(context.site), ...former, ...planned]);
  judgeFormer(context, former, claimAddresses(context));
});

/** An address, and the place that gives it to a page, a file or nothing yet. */
interface ListedAddress {
  value: string;
  file: string;
  place: Place;
}

/** An address that leads to another one. `to`: undefined for one that is gone. */
interface FormerAddress extends ListedAddress {
  kind: 'alias' | 'redirect' | 'gone';
  to: string | undefined;
}

function listFormer({ pages, site }: SiteContext): FormerAddress[] {
  const { redirects = [], gone = [] } = site.redirects ?? {};
  const aliases = pages.flatMap(({ file, route, aliases: addresses }) =>
    addresses.map(({ value, place }) => ({ value, file, place, kind: 'alias' as const, to: route })),
  );
  return [
    ...aliases,
    ...redirects.map(({ from, to }, index) => ({
      ...listedIn(site, 'redirects', `/redirects/${index}/from`, decodePath(from)),
      kind: 'redirect' as const,
      to: splitAddress(to).path,
    })),
    ...gone.map((address, index) => ({
      ...listedIn(site, 'redirects', `/gone/${index}`, decodePath(address)),
      kind: 'gone' as const,
      to: undefined,
    })),
  ];
}

function listPlanned(site: Site): ListedAddress[] {
  return site.plannedPaths.map((path, index) => listedIn(site, 'planned-links', `/paths/${index}`, path));
}

function listedIn(site: Site, name: string, pointer: string, value: string): ListedAddress {
  return { value, file: nameSiteFile(site, name), place: { at: 'value', pointer } };
}

function nameSiteFile({ pagesDir }: Site, name: string): string {
  return `${pagesDir}/_site/${name}.json`;
}

function listFiles({ pages, assets }: Site): ListedAddress[] {
  const place: Place = { at: 'file' };
  return [
    ...pages.map(({ file, route }) => ({ value: route, file, place })),
    ...assets.addresses.map((address) => ({
      value: address.replace(/(?:\/index)?\.html$/i, ''),
      file: assets.fileOf(address),
      place,
    })),
  ];
}

function judgeAliasesOfNotFound({ report }: SiteContext, former: readonly FormerAddress[]): void {
  for (const alias of former)
    if (alias.kind === 'alias' && alias.to === notFoundRoute)
      report(alias, `Unexpected address "${alias.value}".`, {
        hint: 'Hosts show the page 404 at every address without a page, this one too. Remove it.',
        fix: { removes: true, safe: false },
      });
}

function judgeReserved({ report }: SiteContext, listed: readonly ListedAddress[]): void {
  for (const address of listed) {
    const hint = explainReserved(address.value.replace(/(?<=.)\/$/, ''));
    if (hint !== undefined) report(address, `Unexpected address "${address.value}".`, { hint });
  }
}

function judgeMade(context: SiteContext, listed: readonly ListedAddress[]): void {
  const made = findMade(context);
  for (const address of listed) {
    const owner = made.ownerOf(address.value);
    if (owner !== undefined)
      context.report(address, `Duplicate address "${address.value}".`, {
        hint: `${owner} Choose another one.`,
      });
  }
}

/** The file that has an address, and where that leads. */
interface Owner {
  file: string;
  to: string | undefined;
}

/** The owner of each address of a page, a file or a planned link. Reports pages that have one together. */
function claimAddresses({ site, report }: SiteContext): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { route, file } of site.pages) {
    const owner = owners.get(route);
    if (!owner) owners.set(route, { file, to: route });
    else
      report({ file, at: 'file' }, `Duplicate address "${route}".`, {
        hint: `${owner.file} has it too. Remove or rename one of the two files.`,
      });
  }
  const claim = (address: string, file: string, to: string) => {
    if (!owners.has(address)) owners.set(address, { file, to });
  };
  for (const address of site.assets.addresses) claim(fold(address), site.assets.fileOf(address), address);
  for (const path of site.plannedPaths) claim(path, nameSiteFile(site, 'planned-links'), path);
  return owners;
}

/** Two may have one address if both lead to the same one. */
function judgeFormer(
  { site, report }: SiteContext,
  former: readonly FormerAddress[],
  owners: Map<string, Owner>,
): void {
  for (const listed of former) {
    const { value: address, file, kind, to } = listed;
    const owner = owners.get(fold(address));
    const plain = address.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '') || homeRoute;
    if (plain !== address && site.routes.has(plain))
      report(listed, `Duplicate address "${address}".`, {
        hint: `Every host leads from it to "${plain}" by itself, or shows that page there. Remove it.`,
      });
    else if (!owner) owners.set(fold(address), { file, to });
    else if (owner.to !== to || site.routes.has(address) || (owner.file === file && kind !== 'alias'))
      report(listed, `Duplicate address "${address}".`, {
        hint: explainDuplicate(owner, kind),
        ...(kind === 'gone' && { fix: { removes: true, safe: site.routes.has(address) } }),
      });
  }
}

function explainDuplicate({ file }: Owner, kind: FormerAddress['kind']): string {
  if (kind === 'gone') return `${file} has it, so it is not gone. Remove it here.`;
  const name = kind === 'alias' ? 'An alias' : 'A redirect';
  return `${file} has it too. ${name} is an address that leads nowhere else.`;
}

/** Some hosts ignore the case of letters, and how their accents are stored. */
const fold = (address: string) => address.normalize().toLowerCase();
