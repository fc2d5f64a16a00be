import type { FormDestination, Forms } from '../../shared/generated/site.ts';
import { basePrefix, withBase } from '../../shared/base.ts';
import { endpointOrigin } from '../../shared/web-address.ts';
import { receiverAddress, type FormTarget } from '../../shared/forms/form-target.ts';

/** The receiver's trap for robots: a field that people do not see. */
const receiverTrap = '_website';

/** The place of a form: its page's path, its key, and the base path of the site. */
export interface FormPlace {
  page: string;
  key: string;
  base: string;
}

/** The destination with this name, or the default one. Examples in the catalogue may name one that the site lacks. */
export function findDestination(forms: Forms | undefined, chosen: string | undefined) {
  const find = (wanted?: string) => forms?.destinations.find((candidate) => candidate.name === wanted);
  return find(chosen) ?? find(forms?.default);
}

/** The target of a form with this destination, or none; without _site/forms.json, the visitor's e-mail program. */
export function targetOf(
  forms: Forms | undefined,
  chosen: string | undefined,
  { page, key, base }: FormPlace,
): FormTarget {
  const destination = findDestination(forms, chosen);
  if (!destination) return { kind: 'email' };
  const { kind, url = basePrefix(base) } = destination;
  const post = { kind: 'post', values: {}, names: {} } as const;
  switch (kind) {
    case 'email':
      return { kind };
    case 'receiver': {
      const address = url.replace(/\/$/, '') + receiverAddress(page, key);
      return { ...post, service: kind, address, encoding: 'json', trap: receiverTrap };
    }
    case 'netlify': {
      const name = `${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}-${key}`;
      return {
        ...post,
        service: kind,
        address: withBase(base, page),
        encoding: 'form',
        values: { 'form-name': name },
        trap: 'bot-field',
      };
    }
    case 'endpoint':
      return {
        ...post,
        service: kind,
        address: url,
        encoding: destination.encoding ?? 'json',
        values: Object.fromEntries(destination.values?.map(({ name, value }) => [name, value]) ?? []),
        names: Object.fromEntries(destination.rename?.map(({ field, name }) => [field, name]) ?? []),
        ...(destination.trap !== undefined && { trap: destination.trap }),
      };
  }
}

/** True when messages to the destination may carry a file. */
export function takesFiles({ kind, files }: FormDestination): boolean {
  return kind === 'receiver' || (kind !== 'email' && files === true);
}

/** Permissions that the Content-Security-Policy needs for every destination. */
export function formNeedsOf(forms: Forms | undefined) {
  const { destinations = [] } = forms ?? {};
  const origins = destinations.flatMap(({ url = '' }) => endpointOrigin(url) ?? []);
  return {
    /** Origins that the page's scripts may send to. */
    origins: [...new Set(origins)],
    /** True when a form may open the browser's e-mail program. */
    mail: !forms || destinations.some(({ kind }) => kind === 'email'),
  };
}
