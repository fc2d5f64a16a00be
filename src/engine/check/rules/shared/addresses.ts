import { isDialable } from '../../../../shared/phone.ts';
import { homeRoute, splitAddress, toRoute } from '../../../../shared/routes.ts';
import { isSafeHref } from '../../../../shared/safe-href.ts';
import { toSitePath } from '../../../text/paths.ts';

interface AddressProblem {
  hint: string;
  /** What was probably meant, when that is an address of its own. */
  meant?: string | undefined;
  /** True when it can mean nothing else. */
  safe?: boolean;
}

const control = /[\u0000-\u001f\u007f]/;

/** Nearly every address of a site. */
const plain = /^(?:\/(?!\/)|#)[\w/.#?=&-]*$/;

const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;

/** What to do about an address that no link may have; undefined for one that may be used. `isPage`: tells the addresses of the site. */
export function explainAddress(
  href: string,
  isPage: (route: string) => boolean = () => false,
): AddressProblem | undefined {
  if (plain.test(href)) return undefined;
  if (control.test(href))
    return { hint: 'It holds a control character that cannot be seen. Write the address anew.' };
  if (/^\+.{6,25}$/.test(href) && isDialable(href))
    return { hint: 'A phone number begins with "tel:".', meant: `tel:${href}`, safe: true };
  const written = href.replaceAll(/&(?:amp|#0{0,4}38|#x0{0,4}26);/gi, '&');
  if (written !== href)
    return { hint: 'HTML does not work here. Write the sign itself.', meant: written, safe: true };
  // What people write between digits is taken out when the page is built.
  if (href.startsWith('tel:') && !isDialable(href.slice('tel:'.length)))
    return {
      hint: 'Behind "tel:" stands a number of digits, with its country code: "tel:+91 20 1234 5678".',
    };
  if (/^mailto:(?![^\s@?]+@[^\s@?]+)/.test(href))
    return { hint: 'Behind "mailto:" stands an e-mail address: "mailto:hello@example.com".' };
  if (/\s/.test(href) && !href.startsWith('tel:')) return explainSpaces(href, isPage);
  if (href.includes('\\')) return { hint: 'Write "/" instead of "\\".' };
  if (href.startsWith('//')) return { hint: 'Begin with "/" for a page of this site, or with "https://".' };
  if (/^http:/i.test(href))
    return { hint: 'Begin with "https:": "http:" can be read and changed on its way.' };
  if (isSafeHref(href))
    return /^https:\/\/(?:[/?#]|$)/.test(href)
      ? { hint: 'The name of the site is missing behind "https://".' }
      : undefined;
  return explainScheme(href) ?? explainBare(href, isPage);
}

function explainSpaces(href: string, isPage: (route: string) => boolean): AddressProblem {
  const hint = 'An address holds no spaces. Write %20 where one is meant.';
  const plainHref = href.trim();
  const { path } = splitAddress(plainHref);
  const meant = plainHref.replaceAll(' ', '%20');
  const isThere = meant.startsWith('/') ? isPage(path) : URL.canParse(meant);
  return isThere && isSafeHref(meant) ? { hint, meant, safe: true } : { hint };
}

function explainScheme(href: string): AddressProblem | undefined {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0];
  if (scheme === undefined) return undefined;
  const small = scheme.toLowerCase() + href.slice(scheme.length);
  if (isSafeHref(small))
    return { hint: `Write "${scheme.toLowerCase()}" in small letters.`, meant: small, safe: true };
  return { hint: 'Only https:, mailto: and tel: may be used.' };
}

/** An address that does not say what it is: of a page, of another site, for e-mail. */
function explainBare(href: string, isPage: (route: string) => boolean): AddressProblem {
  const route = [`/${href}`, toSitePath(href)].find((path) => path !== undefined && isPage(path));
  if (route !== undefined)
    return { hint: 'An address of this site begins with "/".', meant: route, safe: true };
  const page = meantRoute(`/${href}`, isPage);
  if (page !== undefined)
    return { hint: 'The address of a page begins with "/" and has no ending.', meant: page, safe: true };
  if (email.test(href))
    return { hint: 'An e-mail address begins with "mailto:".', meant: `mailto:${href}`, safe: true };
  if (/^www\.|^[a-z0-9-]+\.(?:com|org|net|in|io|dev)(?:\/|$)/i.test(href))
    return { hint: 'The address of another site begins with "https://".', meant: `https://${href}` };
  return {
    hint: `Begin with "/" for a page of this site ("/${href.replace(/^\.*\/*/, '')}"), with "#" for a place on this page, or with https:, mailto: or tel:.`,
  };
}

/**
 * The route that an address means which names a page's file instead: `/our-garden.html`, `/our-garden.json`,
 * `/services/index`, `/pages/our-garden.json`. With its query and anchor; undefined when there is no such page.
 */
export function meantRoute(address: string, isPage: (route: string) => boolean): string | undefined {
  const { path } = splitAddress(address);
  const bare = path
    .replace(/^\/(?:\.{1,2}\/){0,9}/, '/')
    .replace(/^\/pages(?=\/)/, '')
    .replace(/\.(?:html?|json|php)$/i, '');
  const route = toRoute(bare.replace(/\/index$/i, '')) || homeRoute;
  const found = [route, route.toLowerCase()].find(isPage);
  return found === undefined || found === path ? undefined : found + address.slice(path.length);
}
