import { quote } from '../text/messages.ts';
import type { SvgAttributes } from './measure-svg.ts';
import { loadsElsewhere, plainAddress, readStyles, type StylesReading } from './svg-styles.ts';

const addresses = new Set(['href', 'src', 'to', 'from', 'by', 'values', 'data', 'action', 'formaction']);
/** `ping` is sent by a click on a link. */
const loading = new Set(['href', 'src', 'ping']);
const animations = new Set(['set', 'animate', 'animateColor', 'animateMotion', 'animateTransform']);
/** Elements whose address names a part without drawing it. */
export const pointing = new Set([...animations, 'a']);

export const hints = {
  heavy: 'Export it with fewer details, or as a photo.',
  bytes: 'Export the picture again as plain SVG without compression.',
  remove: 'Remove it, or export the picture again without it: a browser that opens the picture would run it.',
  embed: 'Embed its content in the picture: a picture on a page cannot load other files.',
  plain: 'Save the picture as plain SVG, without it.',
  root: 'Add it to the <svg> element exactly like this: browsers do not show the picture without it.',
  begin: 'The picture begins with <svg>. Remove what is around it, or export the picture again.',
  attribute:
    'Browsers ignore this one. Write the name of SVG, or export the picture again instead of copying code.',
  variable: 'Write the colour or the number itself: "#1b4d3e".',
  xlink:
    'Write xmlns:xlink="http://www.w3.org/1999/xlink" into the <svg> element: browsers do not show the picture without it.',
  namespaces: 'Export the picture again as plain SVG: browsers do not show the picture without it.',
  twice: 'Remove one of the two: browsers do not show the picture otherwise.',
  entity: 'Write the character itself, or its number, as in "&#160;": a picture knows no names of HTML.',
  react: 'This is code of React. Export the picture again as plain SVG.',
  malformed: 'Export the picture again. Browsers and this check may read the rest of it in different ways.',
};

/** An address with a scheme, or a path without a colon, as browsers take them for namespaces. */
const namespace =
  /^(?:[a-z][a-z\d+.-]*:(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*|(?:[\w\-.~/?@!$&'()*+,;=]|%[\da-f]{2})*)(?:#[\w\-.~:/?@!$&'()*+,;=]*)?$/i;

/** The reason not to publish an attribute, and what to do. */
export function explainAttribute(
  element: string,
  { name, value, styles }: { name: string; value: string; styles: StylesReading },
): [string, string] | undefined {
  const local = localName(name);
  if (/^xmlns(?::|$)/.test(name) && !namespace.test(value))
    return [`Unexpected namespace ${quote(value)} in a picture.`, hints.namespaces];
  if (/:[\d.-]/.test(name)) return [`Unexpected name ${quote(name)} in a picture.`, hints.namespaces];
  if (/^on/i.test(local)) return [`Unsafe attribute "${name}" in a picture.`, hints.remove];
  if (name.startsWith('xmlns') && value.includes('xhtml'))
    return ['Unsafe content in a picture: HTML can do more than be seen.', hints.remove];
  if (addresses.has(local) && value.split(';').some(runs))
    return [`Unsafe address in "${name}" of a picture.`, hints.remove];
  if (loading.has(local) && !(element === 'a' && local === 'href') && loadsElsewhere(value))
    return [`Unsafe address in "${name}" of a picture: it is not in the picture.`, hints.embed];
  if (styles.isLoading) return [`Unsafe "${name}" in a picture: it loads from elsewhere.`, hints.embed];
  return undefined;
}

function runs(address: string): boolean {
  const start = plainAddress(address);
  return ['javascript:', 'vbscript:', 'data:text', 'data:image/svg', 'data:application', 'data:,'].some(
    (scheme) => start.startsWith(scheme),
  );
}

/** True when an animation sets an attribute to a value that loads another file. */
export function loadsWhenAnimated(element: string, attributes: SvgAttributes): boolean {
  if (!animations.has(element)) return false;
  const target = localName((attributes['attributeName']?.value ?? '').trim());
  const values = ['to', 'from', 'by', 'values'].flatMap((name) => attributes[name]?.value.split(';') ?? []);
  if (loading.has(target)) return values.some((value) => loadsElsewhere(value));
  return values.some((value) => readStyles(value).isLoading) || /^(?:on|style$)/i.test(target);
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
