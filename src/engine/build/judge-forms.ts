import { findHost } from '../../hosts/hosts.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { listSome, quote } from '../text/messages.ts';

const services = { receiver: 'receiver', netlify: 'Netlify Forms' } as const;

const alternatives =
  '"kind": "email" in _site/forms.json opens the visitor\'s e-mail program, "kind": "endpoint" with a "url" sends to a form service, and "kind": "receiver" with a "url" to a receiver elsewhere: docs/forms.md describes all three.';

/**
 * Returns warnings about forms whose messages nothing takes, for a build that names no host.
 * @throws Error, with these forms, when the host has nothing that takes their messages.
 */
export function judgeForms(
  pages: readonly Pick<CheckedPage, 'file' | 'ownForms'>[],
  host: string | undefined,
): string[] {
  // Netlify reads what every build writes, so its builds may name no host.
  const taken = host === undefined ? 'netlify' : findHost(host).takesMessages;
  for (const [service, description] of Object.entries(services)) {
    const forms = pages.flatMap(({ file, ownForms }) =>
      ownForms.flatMap((form) => (form.service === service ? `${quote(form.key)} in ${file}` : [])),
    );
    if (taken === service || forms.length === 0) continue;
    const missing = `Missing ${description} for the forms ${listSome(forms)}`;
    if (host !== undefined)
      throw plainError(
        `${missing}: a site on ${host} has none, so every message would fail in front of the visitor. ${alternatives}`,
      );
    return [
      `${missing}: plain files take no messages. With a server of your own, run the receiver beside it and build with --host nginx, apache or caddy. Otherwise, ${alternatives}`,
    ];
  }
  return [];
}
