import { decodeHTMLStrict } from 'entities';
import { transformStyleAttribute } from 'lightningcss';
import { memoize } from '../shared/memoize.ts';
import type { RenderedPage } from '../shared/rendered-page.ts';

/** As React writes it. Quotation marks in texts and other values are escaped. */
const styleAttribute = / style="([^"]*)"/g;

/** Replaces style attributes, which the page's policy refuses, by CSS rules that outweigh all others, like attributes. */
export function liftStyles(page: RenderedPage): RenderedPage {
  const cssRules = new Set<string>();
  const lift = (html: string) =>
    html.replaceAll(styleAttribute, (_, value: string) => {
      cssRules.add(cssRuleOf(value));
      return ` data-style="${value}"`;
    });
  const top = lift(page.top);
  const mainStart = lift(page.mainStart);
  const mainRest = lift(page.mainRest);
  const bottom = lift(page.bottom);
  return { ...page, top, mainStart, mainRest, bottom, styles: [page.styles, ...cssRules].join('') };
}

const cssRuleOf = memoize(500, (attribute) => {
  const style = decodeHTMLStrict(attribute);
  // Ends at the first sign that would end the CSS rule.
  const { code } = transformStyleAttribute({
    filename: 'style',
    code: Buffer.from(style),
    minify: true,
    errorRecovery: true,
  });
  const value = style.replaceAll(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  // An end tag in a text would end the style element.
  return `:is(#_,[data-style="${value}"]){${code.toString().replaceAll('</', '<\\/')}}`;
});
