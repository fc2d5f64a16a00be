import { didYouMean, type Place, type Words } from '../../diagnostics/finding.ts';
import { isOnlySlip } from '../../../shared/suggest.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { decodePath } from '../../text/paths.ts';
import { listSome, quote } from '../../text/messages.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';
import { explainAddress } from './shared/addresses.ts';

interface Jump {
  file: string;
  place: Place;
  href: string;
  /** The route or alias of the page that should have the anchor. */
  target: string;
  anchor: string;
}

/** The place of an anchor in a hidden block. */
type Hidden = Pick<Jump, 'file' | 'place'>;

export const linkAnchorExists: Rule = {
  id: 'link-anchor-exists',
  severity: 'error',
  start({ report, site, uncertainty, suggest }) {
    const anchors = new Map<string, Set<string>>();
    const hidden = new Map<string, Hidden>();
    const aliases = new Map<string, string>();
    const jumps: Jump[] = [];
    return {
      document(document) {
        const { file } = document;
        const route = document.kind === 'page' ? document.route : undefined;
        if (document.kind === 'page') {
          const shown = new Set<string>();
          anchors.set(document.route, shown);
          for (const { value, place, isHidden } of usesOf(document, 'anchor'))
            if (isHidden) hidden.set(`${document.route}#${value}`, { file, place });
            else shown.add(value);
          for (const { value } of document.aliases) aliases.set(value, document.route);
        }
        for (const { value: href, place } of usesOf(document, 'url')) {
          if (!/^[/#]/.test(href) || explainAddress(href) !== undefined) continue;
          const { path, hash: anchor } = splitAddress(href);
          const target = path === '' ? route : path;
          // A lone "#" has no target, "#top" always works. A shared block's own jumps are checked on each
          // page that places it.
          if (target !== undefined && anchor !== undefined && anchor !== '' && anchor !== 'top')
            jumps.push({ file, place, href, target, anchor });
        }
      },
      end() {
        for (const { file, place, href, target, anchor } of jumps) {
          const route = site.routes.has(target) ? target : (aliases.get(decodePath(target)) ?? '');
          const ids = anchors.get(route);
          if (!ids || ids.has(anchor) || uncertainty.isBroken(route)) continue;
          const inHidden = hidden.get(`${route}#${anchor}`);
          if (inHidden) {
            report(file, place, explainHidden(inHidden, file, `#${anchor}`));
            continue;
          }
          const meant = suggest(anchor, ids);
          const message = `Unknown anchor ${quote(`#${anchor}`)}${href.startsWith('#') ? '' : ` on the page "${route}"`}.`;
          const hint =
            ids.size === 0
              ? 'No visible block of the page has an "id".'
              : `The page has: ${listSome(ids, (id) => `#${id}`)}.`;
          const address = meant && `${href.slice(0, href.indexOf('#'))}#${meant}`;
          const safe = meant !== undefined && isOnlySlip(anchor, meant, ids);
          report(file, place, didYouMean(message, href, address, { shown: `#${meant}`, safe }), { hint });
        }
      },
    };
  },
};

function explainHidden({ file, place }: Hidden, ownFile: string, anchor: string): Words {
  const message = `Unexpected link to the hidden block ${quote(anchor)}.`;
  const rest = 'has this "id" and "hidden": true. Remove "hidden" there, or link to another place.';
  if (file !== ownFile) return { message, hint: `A block of ${file} ${rest}` };
  return { message, hint: { at: place, text: (line) => `The block of line ${line} ${rest}` } };
}
