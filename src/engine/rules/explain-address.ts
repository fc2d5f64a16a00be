import { isSafeHref } from '../../shared/safe-href.ts';

const control = /[\u0000-\u001f\u007f]/;

/** Nearly every address of a site. */
const plain = /^(?:\/(?!\/)|#)[\w/.#?=&-]*$/;

/** What to do about an address that no link may have; undefined for one that may be used. */
export function explainAddress(href: string): string | undefined {
  if (plain.test(href)) return undefined;
  if (control.test(href)) return 'It holds a control character that cannot be seen. Write the address anew.';
  // Numbers are written with spaces for people; they are taken out when the page is built.
  if (/\s/.test(href) && !href.startsWith('tel:'))
    return 'An address holds no spaces. Write %20 where one is meant.';
  if (href.includes('\\')) return 'Write "/" instead of "\\".';
  if (href.startsWith('//')) return 'Begin with "/" for a page of this site, or with "https://".';
  if (/^http:/i.test(href)) return 'Begin with "https:": "http:" can be read and changed on its way.';
  if (isSafeHref(href))
    return /^https:\/\/(?:[/?#]|$)/.test(href)
      ? 'The name of the site is missing behind "https://".'
      : undefined;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0];
  if (scheme !== undefined && isSafeHref(scheme.toLowerCase() + href.slice(scheme.length)))
    return `Write "${scheme.toLowerCase()}" in small letters.`;
  if (scheme !== undefined) return 'Only https:, mailto: and tel: may be used.';
  if (/^www\.|^[a-z0-9-]+\.(?:com|org|net|in|io|dev)(?:\/|$)/i.test(href))
    return `Write "https://${href}" for another site.`;
  return `Begin with "/" for a page of this site ("/${href.replace(/^\.*\/*/, '')}"), with "#" for a place on this page, or with https:, mailto: or tel:.`;
}
