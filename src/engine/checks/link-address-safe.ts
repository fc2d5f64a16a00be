import { isSafeHref } from '../../shared/safe-href.ts';
import type { Check } from './check.ts';

export const linkAddressSafe: Check = {
  meta: {
    rule: 'link-address-safe',
    severity: 'error',
    description:
      'A link leads to a page ("/contact-us"), to a place on a page ("#services"), or to an address that begins with https:, mailto: or tel:. Anything else may run code or lead visitors astray.',
    bad: '"href": "javascript:alert(1)"',
    good: '"href": "/contact-us"',
  },
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { value, place } of facts.links) {
        const hint = explain(value);
        if (hint !== undefined) report({ file, place, message: `Unsafe link "${value}".`, hint });
      }
    },
  }),
};

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u001f\u007f]/;

function explain(href: string): string | undefined {
  if (control.test(href)) return 'It holds a control character that cannot be seen. Write the address anew.';
  if (/\s/.test(href) && !href.startsWith('tel:')) return 'An address holds no spaces. Write %20 where one is meant.';
  if (href.includes('\\')) return 'Write "/" instead of "\\".';
  if (href.startsWith('//')) return 'Begin with "/" for a page of this site, or with "https://".';
  if (/^http:/i.test(href)) return 'Begin with "https:": "http:" can be read and changed on its way.';
  if (/^(?:https|mailto|tel):/i.test(href) && !isSafeHref(href)) return `Write it in small letters: "${href.slice(0, href.indexOf(':')).toLowerCase()}:".`;
  if (isSafeHref(href)) return /^https:\/\/(?:[/?#]|$)/.test(href) ? 'The name of the site is missing behind "https://".' : undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return 'Only https:, mailto: and tel: may be used.';
  if (/^www\.|^[a-z0-9-]+\.(?:com|org|net|in|io|dev)(?:\/|$)/i.test(href)) return `Write "https://${href}" for another site.`;
  return `Begin with "/" for a page of this site ("/${href.replace(/^\.*\/*/, '')}"), with "#" for a place on this page, or with https:, mailto: or tel:.`;
}
