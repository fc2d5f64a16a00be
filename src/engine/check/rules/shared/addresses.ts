import { isEmail, readAnswer } from '../../../../shared/forms/judge-answers.ts';
import { parseUrl } from '../../../../shared/parse-url.ts';
import { dialled, isDialable, toLatinDigits } from '../../../../shared/phone.ts';
import { withoutBase } from '../../../../shared/base.ts';
import { homeRoute, splitAddress, toRoute } from '../../../../shared/routes.ts';
import { isSafeHref } from '../../../../shared/safe-href.ts';
import { parseWritten } from '../../../../shared/web-address.ts';
import type { PageContext, Site } from '../../../content/site.ts';
import { decodePath, toSitePath } from '../../../text/paths.ts';
import type { Advice } from '../../rule.ts';

const control = /[\u0000-\u001f\u007f]/;

/** The problem with an address that no link may have; undefined for a valid one. */
export function explainAddress(
  href: string,
  isPage: (route: string) => boolean = () => false,
): Advice | undefined {
  const advice = explainWritten(href, isPage);
  const narrow = toNarrow(href);
  if (!advice || narrow === href || explainWritten(narrow, isPage)) return advice;
  const hint = 'Type an address with narrow letters and signs, and the digits 0 to 9.';
  return { hint, meant: narrow, safe: true };
}

/** Replaces the wide signs of Chinese and Japanese keyboards, "／ｐｒｉｃｅｓ", "tel:０３ー１２３４", and the digits of Arabic ones. */
function toNarrow(href: string): string {
  const narrow = href.replaceAll(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  return narrow.startsWith('tel:') ? toLatinDigits(narrow).replaceAll(/[ー−]/g, '-') : narrow;
}

type IsPage = (route: string) => boolean;
type Explain = (href: string, isPage: IsPage) => Advice | undefined;

/** The first that finds something decides. */
const explanations: readonly Explain[] = [
  explainControl,
  explainNumber,
  explainEntity,
  explainDialled,
  explainReceivers,
  explainLocal,
  (href, isPage) => (hasSpaces(href) ? explainSpaces(href, isPage) : undefined),
  explainSlashes,
];

function explainWritten(href: string, isPage: IsPage): Advice | undefined {
  for (const explain of explanations) {
    const advice = explain(href, isPage);
    if (advice) return advice;
  }
  if (href.startsWith('https://')) return explainSite(href);
  if (isSafeHref(href)) return undefined;
  return explainScheme(href) ?? explainBare(href, isPage);
}

function explainControl(href: string): Advice | undefined {
  return control.test(href)
    ? { hint: 'It contains an invisible control character. Type the address again.' }
    : undefined;
}

/** A phone number without "tel:". */
function explainNumber(href: string): Advice | undefined {
  const number = href.replace(/^(?:callto:|phone:|tel\.:?)\s{0,9}/i, '');
  if (!/^(?:\+|\(?0|\d+ ).{6,25}$/.test(number) || !isDialable(number)) return undefined;
  return /^(?:\+|00)/.test(number)
    ? { hint: 'A phone number begins with "tel:".', meant: `tel:${number}`, safe: true }
    : { hint: 'A phone number begins with "tel:" and the code of its country: "tel:+91 20 1234 5678".' };
}

function explainEntity(href: string): Advice | undefined {
  const meant = href.replaceAll(/&(?:amp|#0{0,4}38|#x0{0,4}26);/gi, '&');
  return meant === href
    ? undefined
    : { hint: 'HTML does not work here. Write the character itself.', meant, safe: true };
}

/** The build removes the signs between digits. */
function explainDialled(href: string): Advice | undefined {
  if (!href.startsWith('tel:') || isDialable(href.slice('tel:'.length))) return undefined;
  return {
    hint: 'Write digits with the country code after "tel:", for example "tel:+91 20 1234 5678". An extension belongs in the words of the link.',
  };
}

function explainReceivers(href: string): Advice | undefined {
  if (!href.startsWith('mailto:') || hasReceivers(href)) return undefined;
  const address = readAnswer({ kind: 'email' }, href.replace(/^mailto:\/{0,9}/, ''));
  return {
    hint: 'Write an e-mail address after "mailto:", for example "mailto:hello@example.com". A comma separates two.',
    meant: isEmail(address) ? `mailto:${address}` : undefined,
  };
}

/** What only the writer's computer has. */
function explainLocal(href: string, isPage: IsPage): Advice | undefined {
  if (!/^(?:[a-z]:[\\/]|\\\\|file:|https?:\/\/(?:localhost|127\.0)\b(?!\.[a-z]))/i.test(href))
    return undefined;
  const { pathname = '', search = '', hash = '' } = parseUrl(href) ?? {};
  return {
    hint: 'It is on your computer. Copy a file into public/ and link to it from there: "/files/prices.pdf". A page of this site begins with "/".',
    meant: isPage(pathname) ? pathname + search + hash : undefined,
  };
}

function hasSpaces(href: string): boolean {
  return /\s|^[[<"'“„]/.test(href) && !/^(?!https?:|mailto:)[a-z][a-z0-9+-]*:/i.test(href);
}

function explainSlashes(href: string): Advice | undefined {
  if (href.includes('\\')) return { hint: 'Write "/" instead of "\\".' };
  if (href.startsWith('//')) return { hint: 'Begin with "/" for a page of this site, or with "https://".' };
  return /^http:/i.test(href)
    ? { hint: 'Begin with "https:": "http:" can be read and changed on its way.' }
    : undefined;
}

/** True for e-mail addresses behind "mailto:". An address may have slashes, but none begins with two. */
function hasReceivers(href: string): boolean {
  const [receivers = ''] = href.slice('mailto:'.length).split('?');
  return decodePath(receivers)
    .split(',')
    .every((address) => isEmail(address) && !address.startsWith('//'));
}

/** Explains an address of another site that browsers cannot open, or that tells a password. */
function explainSite(href: string): Advice | undefined {
  if (/^https:\/\/(?:[/?#]|$)/.test(href))
    return { hint: 'The name of the site is missing behind "https://".' };
  const url = parseUrl(href);
  if (!url || /^https?$|,|\.\./.test(url.hostname))
    return { hint: 'No browser opens it. Copy the address from its address bar.' };
  if (url.username + url.password === '') return undefined;
  return { hint: 'Remove what is in front of the "@": every visitor can read it.' };
}

/** An address with spaces around it, in quotes, in the angle brackets of Markdown, or with a title behind it. */
const wrapped = /^\s*[<"'“„]?([^\s<>"“”„]+?)[>"'”“]?(?:\s+["'(“][^]{0,200}["')”])?\s*$/;
/** An address in a whole link of HTML or Markdown. */
const linked = /^\s*(?:<a\s[^>]{0,300}?href=["']|\[[^[\]]{0,200}\]\()([^\s"')]+)["')]/i;

function explainSpaces(href: string, isPage: (route: string) => boolean): Advice {
  const [, alone = ''] = linked.exec(href) ?? wrapped.exec(href) ?? [];
  if (isSafeHref(alone))
    return {
      hint: 'Write the address alone, without spaces, brackets, quotes and titles.',
      meant: alone,
      safe: alone === href.trim(),
    };
  const [, front, number = ''] = /^(https:\/\/\S+[/=])(\+?\d[\d\s().-]{6,25})$/.exec(href.trim()) ?? [];
  if (front !== undefined && isDialable(number))
    return { hint: 'A phone number in an address has digits only.', meant: front + dialled(number) };
  if (href.startsWith('#')) return { hint: 'After "#" comes the "id" of a block, which has no spaces.' };
  const hint = 'An address has no spaces: that of a page has hyphens in their place, any other one %20.';
  const [encoded = '', hyphened = ''] = ['%20', '-'].map((sign) => href.trim().replaceAll(/\s/g, sign));
  const isOfSite = (address: string) =>
    address.startsWith('/') && isPage(decodePath(splitAddress(address).path));
  const isElsewhere = isSafeHref(encoded) && !encoded.startsWith('/') && parseUrl(encoded) !== undefined;
  const meant = isElsewhere ? encoded : [encoded, hyphened].find(isOfSite);
  return { hint, meant, safe: meant !== undefined };
}

/** "https://" with a typo, before the name of a site. */
const scheme = /^h{0,2}t{1,3}ps{0,2}(?::\/{0,9}|;?\/{1,9})(?=[\p{L}\d][^/\s]{0,200}\.)/iu;

/** The name of a site without its scheme, but not a file such as "terms.pdf". */
export const siteName =
  /^(?:[\p{L}\d-]{1,63}\.){1,9}(?!(?:aspx?|css|csv|docx?|gif|html?|jpe?g|jsx?|json|jsp|md|pdf|php|png|svg|txt|webp|xlsx?|xml|zip)(?:[/?#]|$))[a-z]{2,18}(?=[/?#:]|$)/iu;

function explainScheme(href: string): Advice | undefined {
  const begin = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0];
  const small = (begin ?? '').toLowerCase() + href.slice(begin?.length ?? 0);
  if (begin !== undefined && isSafeHref(small))
    return { hint: `Write "${begin.toLowerCase()}" in small letters.`, meant: small, safe: true };
  if (scheme.test(href))
    return {
      hint: 'The address of another site begins with "https://".',
      meant: href.replace(scheme, 'https://'),
    };
  if (begin === undefined || siteName.test(href)) return undefined;
  return { hint: 'Only https:, mailto: and tel: may be used.' };
}

/** Explains an address without its scheme or slash: of a page, another site or e-mail. */
function explainBare(href: string, isPage: (route: string) => boolean): Advice {
  const sitePath =
    [`/${href}`, toSitePath(href)].find((path = '') => isPage(path)) ?? meantRoute(`/${href}`, isPage);
  if (sitePath !== undefined)
    return { hint: 'An address of this site begins with "/".', meant: sitePath, safe: true };
  if (isEmail(href))
    return { hint: 'An e-mail address begins with "mailto:".', meant: `mailto:${href}`, safe: true };
  if (siteName.test(href))
    return { hint: 'The address of another site begins with "https://".', meant: `https://${href}` };
  return {
    hint: `Begin with "/" for a page of this site ("${toSitePath(href.replace(/^[./]+/, '')) ?? '/prices'}"), with "#" for a place on this page, or with https:, mailto: or tel:.`,
  };
}

/**
 * The route of the page whose file an address names: `/our-garden.html`, `/our-garden.json`,
 * `/services/index`, `/pages/our-garden.json`. Keeps query and anchor; undefined when there is no such page.
 */
export function meantRoute(address: string, isPage: (route: string) => boolean): string | undefined {
  const { path } = splitAddress(address);
  const bare = path
    .replace(/^\/(?:\.{1,2}\/){0,9}/, '/')
    .replace(/^\/pages(?=\/)/, '')
    .replace(/\.(?:html?|json|php)$/i, '');
  const route = toRoute(bare.replace(/\/index$/i, '')) || homeRoute;
  const target = [route, route.toLowerCase()].find(isPage);
  return target === undefined || target === path ? undefined : target + address.slice(path.length);
}

/** The route of an address with the name of this site, also with "www.", and what follows: `example.com/prices?a=b`. */
export function readOwnAddress(href: string, site: Pick<PageContext, 'base' | 'placeholders'>) {
  const url = /^[/#]/.test(href) ? undefined : parseWritten(href);
  const siteUrl = parseUrl(site.placeholders?.get('url') ?? '');
  const isOfSite = url !== undefined && withoutWww(url) === withoutWww(siteUrl);
  const path = isOfSite ? withoutBase(site.base, url.pathname) : undefined;
  return url?.username === '' && path !== undefined
    ? { route: toRoute(path), rest: url.search + url.hash }
    : undefined;
}

function withoutWww(url: URL | undefined): string | undefined {
  return url?.host.replace(/^www\./, '');
}

/**
 * Where a former address leads, with the query and anchor behind it. Undefined for the address of a page or a file, and
 * for an unknown one.
 */
export function followFormer(
  path: string,
  rest: string,
  { site, aliases }: { site: Pick<Site, 'routes' | 'assets'>; aliases: ReadonlyMap<string, string> },
): string | undefined {
  const plain = decodePath(path);
  const to = site.routes.has(path) || site.assets.has(plain) ? undefined : aliases.get(plain);
  // A redirect may have a query or an anchor of its own.
  return to === undefined || /[?#]/.test(to) ? to : to + rest;
}
