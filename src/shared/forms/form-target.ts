/** Where one form sends its message, resolved from its destination and its page. */
export type FormTarget = { kind: 'email' } | FormPost;

/** A form that is sent over HTTP. */
export interface FormPost {
  kind: 'post';
  /** What answers there. Receiver and Netlify need different fields in the page. */
  service: 'receiver' | 'netlify' | 'endpoint';
  /** `/_forms/contact-us/inquiry` for a receiver on the same host, else an absolute address. */
  address: string;
  encoding: 'json' | 'form';
  /** Extra values sent with each message, by the name that the destination expects. */
  values: Readonly<Record<string, string>>;
  /** Names of fields at the destination, where they differ from the form's own. */
  names: Readonly<Record<string, string>>;
  /** Name of the honeypot field: people leave it empty, robots fill it in. */
  trap?: string;
}

/** Name of the idempotency key, which makes retries one message. No field of a page can have this name. */
export const keyField = '_id';

/** Path prefix at which the receiver listens. */
export const formsFolder = '/_forms';

/** The receiver's address for a form: `/contact-us`, `inquiry` → `/_forms/contact-us/inquiry`. */
export function receiverAddress(page: string, key: string): string {
  return `${formsFolder}${page === '/' ? '/index' : page}/${key}`;
}
