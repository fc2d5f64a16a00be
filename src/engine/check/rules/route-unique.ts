import { homeRoute } from '../../../shared/routes.ts';
import { explainReserved } from '../../files/page-files.ts';
import { judgeAll } from '../rule.ts';

export const routeUnique = judgeAll('fixed', ({ pages, site, report }) => {
  const aliases = pages.flatMap(({ file, aliases: own }) => own.map((use) => ({ ...use, file })));
  const plannedLinks = `${site.pagesDir}/_site/planned-links.json`;
  const planned = site.plannedPaths.map((value, index) => {
    const place = { at: 'value', pointer: `/paths/${index}` } as const;
    return { value, file: plannedLinks, place };
  });
  for (const use of [...aliases, ...planned]) {
    const hint = explainReserved(use.value);
    if (hint !== undefined) report(use, `Unexpected address "${use.value}".`, { hint });
  }
  const owners = new Map<string, string>();
  for (const { route, file } of site.pages) {
    const other = owners.get(route);
    if (other === undefined) owners.set(route, file);
    else
      report({ file, at: 'file' }, `Duplicate address "${route}".`, {
        hint: `${other} has it too. Remove or rename one of the two files.`,
      });
  }
  const { addresses, fileOf } = site.assets;
  for (const address of addresses) owners.set(fold(address), owners.get(fold(address)) ?? fileOf(address));
  for (const path of site.plannedPaths) owners.set(path, owners.get(path) ?? plannedLinks);
  for (const use of aliases) {
    const { value: address, file } = use;
    const other = owners.get(fold(address));
    const plain = address.replace(/(?:\/index)?\.html$/, '') || homeRoute;
    if (plain !== address && site.routes.has(plain))
      report(use, `Duplicate address "${address}".`, {
        hint: `Every host leads from it to "${plain}" by itself, or shows that page there. Remove it.`,
      });
    else if (other === undefined) owners.set(fold(address), file);
    else if (other !== file || site.routes.has(address))
      report(use, `Duplicate address "${address}".`, {
        hint: `${other} has it too. An alias is an address that leads nowhere else.`,
      });
  }
});

/** Some hosts ignore the case of letters, and how their accents are stored. */
const fold = (address: string) => address.normalize().toLowerCase();
