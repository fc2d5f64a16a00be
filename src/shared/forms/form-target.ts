/** Where one form sends, worked out from the destination it names and the page it stands on. */
export type FormTarget = { kind: 'email' } | FormPost;

/** A form that is sent over HTTP. */
export interface FormPost {
  kind: 'post';
  /** Who answers there: what the receiver wants to know and what Netlify looks for in the page differ. */
  service: 'receiver' | 'netlify' | 'endpoint';
  /** `/_forms/contact-us/inquiry` for the receiver of the same host, else a whole address. */
  address: string;
  encoding: 'json' | 'form';
  /** What is sent along with every message, by its name there. */
  values: Readonly<Record<string, string>>;
  /** The names the destination knows fields by, where they differ from the form's own. */
  names: Readonly<Record<string, string>>;
  /** The field that people leave empty. */
  trap?: string;
}

/** A field is called this when it carries the key that makes retries one message. No field of a page can be. */
export const keyField = '_id';

/** Tells the receiver for how many milliseconds the page had been open. */
export const clockField = '_elapsed';

/** A page that was open for less is taken for a robot's: nobody fills a form in faster, but a browser may do it for them. */
export const fewestMs = 2000;

/** Where the receiver listens. */
export const formsFolder = '/_forms';

/** The receiver's address for a form: `/contact-us`, `inquiry` → `/_forms/contact-us/inquiry`. */
export function receiverAddress(page: string, key: string): string {
  return `${formsFolder}${page === '/' ? '/index' : page}/${key}`;
}
