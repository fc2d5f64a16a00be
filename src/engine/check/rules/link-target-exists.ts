import { didYouMean, type Place } from '../../diagnostics/finding.ts';
import { splitAddress, toRoute } from '../../../shared/routes.ts';
import { quote } from '../../text/messages.ts';
import { isOnlySlip, type Suggest } from '../../../shared/suggest.ts';
import type { Site } from '../../content/site.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';
import { decodePath, encodePath } from '../../text/paths.ts';
import { type AddressProblem, explainAddress, meantRoute } from './shared/addresses.ts';

interface OpenLink {
  file: string;
  place: Place;
  href: string;
  path: string;
}

export const linkTargetExists: Rule = {
  id: 'link-target-exists',
  severity: 'error',
  start({ site, report, uncertainty, suggest }) {
    const aliases = new Set<string>();
    const planned = new Set(site.plannedPaths);
    // A target that is neither a page nor a file may be the alias of a later page.
    const open: OpenLink[] = [];
    return {
      document(document) {
        if (document.kind === 'page') for (const { value } of document.aliases) aliases.add(value);
        for (const { value, place } of usesOf(document, 'url')) {
          if (!value.startsWith('/') || explainAddress(value) !== undefined) continue;
          const { path } = splitAddress(value);
          if (site.routes.has(path) || planned.has(path) || site.assets.has(decodePath(path))) continue;
          open.push({ file: document.file, place, href: value, path });
        }
      },
      end() {
        const hints = createHints(site, new Set([...site.routes.keys(), ...aliases, ...planned]), suggest);
        for (const { file, place, href, path } of open) {
          if (aliases.has(decodePath(path)) || uncertainty.mayDefine(path)) continue;
          report(file, place, hints(href, path));
        }
      },
    };
  },
};

/** Message for an address without a page. Cached, as every page may contain a wrong menu entry. */
function createHints(site: Site, addresses: ReadonlySet<string>, suggest: Suggest) {
  const known = new Map<string, AddressProblem>();
  return (href: string, path: string) => {
    const found = known.get(path) ?? explain(site, addresses, path, suggest);
    known.set(path, found);
    const { hint, meant, safe = false } = found;
    // Keeps the query and the anchor after the path.
    const value = meant === undefined ? undefined : meant + href.slice(path.length);
    const shown = meant ?? '';
    return { ...didYouMean(`Unknown page ${quote(href)}.`, href, value, { safe, shown }), hint };
  };
}

function explain(site: Site, addresses: ReadonlySet<string>, path: string, suggest: Suggest): AddressProblem {
  const plain = toRoute(path);
  if (plain !== path && addresses.has(plain))
    return { meant: plain, safe: true, hint: 'Addresses have no slash at the end.' };
  const small = plain.toLowerCase();
  const otherCase = site.assets.findOtherCase(decodePath(path));
  const meantInCase = addresses.has(small) ? small : otherCase && encodePath(otherCase);
  if (meantInCase !== undefined)
    return { meant: meantInCase, safe: true, hint: 'Capital and small letters count.' };
  const route = meantRoute(path, (address) => addresses.has(address));
  if (route !== undefined)
    return {
      meant: route,
      safe: true,
      hint: 'The address of a page has no ending and no "index" or "pages".',
    };
  const hint = 'No page, alias or planned link has this address, and no file in public/.';
  const isFile = /\.[a-z0-9]{1,5}$/i.test(path);
  const candidates = isFile ? site.assets.addresses.map(encodePath) : addresses;
  const meant = suggest(path, candidates);
  return { meant, safe: meant !== undefined && isOnlySlip(path, meant, candidates), hint };
}
