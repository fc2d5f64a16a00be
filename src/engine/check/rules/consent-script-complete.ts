import { httpsOrigin } from '../../../shared/web-address.ts';
import { decodePath } from '../../text/paths.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';
import { allowsHost, serviceOf } from './shared/script-services.ts';

/** Settings with which a script sends to another host than its own. */
const ofHost = /^data-(?:api|collector|endpoint|goatcounter|host|server|tracker)(?:-|$)/;
const recipes = 'docs/statistics.md has the whole entries for several services.';

export const consentScriptComplete = judgeAll('warning', ({ site, report, suggest }) => {
  const file = site.files.site.get('consent');
  if (file === undefined || !site.consent) return;
  const { scripts } = site.consent;
  // The policy is one for all scripts.
  const allowed = scripts.flatMap(({ src, loadsFrom = [] }) => [httpsOrigin(src) ?? '', ...loadsFrom]);
  for (const [index, { src, settings = [] }] of scripts.entries()) {
    const pointer = `/scripts/${index}/src`;
    const [path = ''] = src.split(/[?#]/);
    if (src.startsWith('/') && !site.assets.has(decodePath(path)))
      report(
        { file, place: { at: 'value', pointer }, value: src },
        `Unknown file ${quote(src)}: browsers cannot load this script.`,
        { meant: suggest(path, site.assets.addresses).meant, hint: 'Save it into public/.' },
      );
    const service = serviceOf(src);
    const named = settings.flatMap(({ name, value }) =>
      ofHost.test(name) ? (httpsOrigin(value) ?? []) : [],
    );
    const hosts = [...(service?.needs ?? []), ...named].filter((host) => !allowsHost(allowed, host));
    const name = service?.name ?? 'this script';
    if (hosts.length > 0)
      report(
        { file, at: 'value', pointer },
        `Missing hosts of ${name} in "loadsFrom": browsers block what it loads from others or sends to them, so that it cannot do its work.`,
        { hint: `Add "loadsFrom": [${listSome(new Set(hosts), quote)}]. ${recipes}` },
      );
    if (service?.isStarted && !scripts.some((script) => script.src.startsWith('/') && script.src !== src))
      report(
        { file, at: 'value', pointer },
        `Missing lines that start ${name}: its snippet has more than this address, and browsers block code in the page.`,
        {
          hint: `Save these lines as a file in public/, and name it as another script: "/scripts/start.js". ${recipes}`,
        },
      );
  }
});
