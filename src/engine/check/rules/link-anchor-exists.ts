import { didYouMean, type Place, type Words } from '../../diagnostics/finding.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { decodePath } from '../../text/paths.ts';
import { listSome, quote } from '../../text/messages.ts';
import { usesOf } from '../../content/roles/index.ts';
import { judgeAll } from '../rule.ts';
import { explainAddress } from './shared/addresses.ts';

/** The place of an anchor in a hidden block. */
interface Hidden {
  file: string;
  place: Place;
}

export const linkAnchorExists = judgeAll(
  'error',
  ({ documents, pages, aliases, report, site, uncertainty, suggest }) => {
    const anchors = new Map<string, Set<string>>();
    const hidden = new Map<string, Hidden>();
    for (const page of pages) {
      const shown = new Set<string>();
      anchors.set(page.route, shown);
      for (const { value, place, isHidden } of usesOf(page, 'anchor'))
        if (isHidden) hidden.set(`${page.route}#${value}`, { file: page.file, place });
        else shown.add(value);
    }
    for (const document of documents)
      for (const { value: href, place } of usesOf(document, 'url')) {
        if (!/^[/#]/.test(href) || explainAddress(href) !== undefined) continue;
        const { path, hash: anchor } = splitAddress(href);
        // A lone "#" has no target, "#top" always works.
        if (anchor === undefined || anchor === '' || anchor === 'top') continue;
        // A shared block's own jumps are checked on each page that places it.
        const own = document.kind === 'page' ? document.route : '';
        const target = path === '' ? own : path;
        const route = site.routes.has(target) ? target : (aliases.get(decodePath(target)) ?? '');
        const ids = anchors.get(route);
        if (!ids || ids.has(anchor) || uncertainty.isBroken(route)) continue;
        const { file } = document;
        const inHidden = hidden.get(`${route}#${anchor}`);
        if (inHidden) {
          report(file, place, explainHidden(inHidden, file, `#${anchor}`));
          continue;
        }
        const { meant, safe } = suggest(anchor, ids);
        const message = `Unknown anchor ${quote(`#${anchor}`)}${href.startsWith('#') ? '' : ` on the page "${route}"`}.`;
        const hint =
          ids.size === 0
            ? 'No visible block of the page has an "id".'
            : `The page has: ${listSome(ids, (id) => `#${id}`)}.`;
        const address = meant && `${href.slice(0, href.indexOf('#'))}#${meant}`;
        report(file, place, didYouMean(message, href, address, { shown: `#${meant}`, safe }), { hint });
      }
  },
);

function explainHidden({ file, place }: Hidden, ownFile: string, anchor: string): Words {
  const message = `Unexpected link to the hidden block ${quote(anchor)}.`;
  const rest = 'has this "id" and "hidden": true. Remove "hidden" there, or link to another place.';
  if (file !== ownFile) return { message, hint: `A block of ${file} ${rest}` };
  return { message, hint: { at: place, text: (line) => `The block of line ${line} ${rest}` } };
}
