import { withBase } from '../shared/base.ts';

/** An address of this site as the browser has to ask for it. For code that Vite builds, which knows the site's base. */
export function ownAddress(address: string): string {
  return withBase(import.meta.env.BASE_URL, address);
}
