import type { Place } from '../../diagnostics/finding.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { decodePath } from '../../text/paths.ts';
import { listSome, quote } from '../../text/messages.ts';
import { valuesOf } from '../../content/role-values.ts';
import { judgeAll } from '../rule.ts';
import { explainAddress } from './shared/addresses.ts';

export const linkAnchorExists = judgeAll('error', (context) => {
  const { pages, aliases, report, site, uncertainty, suggest } = context;
  const anchors = new Map<string, Set<string>>();
  /** The places of anchors in hidden blocks. */
  const hidden = new Map<string, { file: string; place: Place; isTimed: boolean }>();
  for (const { route, file, roleValues } of pages) {
    const visible = new Set<string>();
    anchors.set(route, visible);
    for (const { value, place, isHidden, unshown } of valuesOf(roleValues, 'anchor'))
      if (isHidden) hidden.set(`${route}#${value}`, { file, place, isTimed: unshown !== 'hidden' });
      else visible.add(value);
  }
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  for (const link of context.valuesOf('url')) {
    const { value: href, file } = link;
    if (!/^[/#]/.test(href) || explainAddress(href) !== undefined) continue;
    const { path, hash: anchor } = splitAddress(href);
    // A lone "#" has no target, "#top" always works.
    if (anchor === undefined || anchor === '' || anchor === 'top') continue;
    // A shared block's own jumps are checked on each page that places it.
    const target = path === '' ? (routes.get(file) ?? '') : path;
    const route = site.routes.has(target) ? target : (aliases.get(decodePath(target)) ?? '');
    const ids = anchors.get(route);
    if (!ids || ids.has(anchor) || uncertainty.isBroken(route)) continue;
    const inHidden = hidden.get(`${route}#${anchor}`);
    if (inHidden) {
      const rest = inHidden.isTimed
        ? 'has this "id", and its "from" or "until" leaves it out for now. Until then the link leads to the top of the page.'
        : 'has this "id" and "hidden": true. Remove "hidden" there, or link to another place.';
      report(link, `Unexpected link to the hidden block ${quote(`#${anchor}`)}.`, {
        isEased: inHidden.isTimed,
        hint:
          inHidden.file === file
            ? { at: inHidden.place, text: (line) => `The block of line ${line} ${rest}` }
            : `A block of ${inHidden.file} ${rest}`,
      });
      continue;
    }
    const { meant, safe } = suggest(anchor, ids);
    const where = href.startsWith('#') ? '' : ` on the page "${route}"`;
    report(link, `Unknown anchor ${quote(`#${anchor}`)}${where}.`, {
      meant: meant && `${href.slice(0, href.indexOf('#'))}#${meant}`,
      shownAs: `#${meant}`,
      safe,
      hint:
        ids.size === 0
          ? 'No visible block of the page has an "id".'
          : `The page has: ${listSome(ids, (id) => `#${id}`)}.`,
    });
  }
});
