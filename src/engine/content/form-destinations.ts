import type { FormDestination, Forms } from '../../shared/generated/site.ts';
import { basePrefix, withBase } from '../../shared/base.ts';
import { endpointOrigin } from '../../shared/web-address.ts';
import { receiverAddress, type FormTarget } from '../../shared/forms/form-target.ts';

/** The field the receiver knows robots by: people do not see it. */
const receiverTrap = '_website';

/** A form on a site: the page's path, the form's key, and the path below which the site lies. */
export interface FormPlace {
  page: string;
  key: string;
  base: string;
}

/** Where a form sends, if it names `name`, or nothing; without _site/forms.json the visitor's e-mail program. */
export function targetOf(forms: Forms | undefined, name: string | undefined, place: FormPlace): FormTarget {
  const find = (wanted?: string) => forms?.destinations.find((candidate) => candidate.name === wanted);
  // The catalogue shows examples with names that this site may not have.
  const destination = find(name) ?? find(forms?.default);
  return destination ? route(destination, place) : { kind: 'email' };
}

function route(destination: FormDestination, { page, key, base }: FormPlace): FormTarget {
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

/** What a Content-Security-Policy has to allow so that every destination can be reached. */
export interface FormNeeds {
  /** Origins that scripts of the page may write to. */
  origins: string[];
  /** True when the browser may be asked to open its e-mail program with a form. */
  mail: boolean;
}

export function formNeedsOf(forms: Forms | undefined): FormNeeds {
  if (!forms) return { origins: [], mail: true };
  const origins = forms.destinations.flatMap(({ url }) =>
    url === undefined ? [] : (endpointOrigin(url) ?? []),
  );
  return {
    origins: [...new Set(origins)],
    mail: forms.destinations.some(({ kind }) => kind === 'email'),
  };
}
