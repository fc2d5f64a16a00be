import type { RGBColor } from 'lightningcss';
import { requirePackage } from '../../../files/require-package.ts';

/** What may be a colour of CSS, or of a program: "c63d1e", "#FFF;", "0x0b1a2b", "hsl(40, 26%, 82%)". */
const bare = /^(?:#\s?|0x)?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const css = /^(?:[a-z]{3,30}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s,./%+-]{1,80}\))$/i;
/** Browsers that know the oldest colours only, to which others are brought near. */
const targets = { chrome: 60 << 16 };

/** The same colour as the theme writes it, "#0b1a2b". Undefined for what is no colour. */
export function toHex(text: string): string | undefined {
  const plain = text.trim().replace(/\s*(?:!important)?\s*;$/i, '');
  const [, digits] = bare.exec(plain) ?? [];
  // Three letters without "#" may be a word.
  const notation =
    digits !== undefined && (plain !== digits || /\d|.{6}/.test(digits)) ? `#${digits}` : plain;
  if (!notation.startsWith('#') && !css.test(notation)) return undefined;
  if (/^#(?:.{3}|.{6}|.{8})$/.test(notation)) return notation.toLowerCase();
  const { transformStyleAttribute } = requirePackage('lightningcss') as typeof import('lightningcss');
  let rgb: RGBColor | undefined;
  const read = (
    code: Uint8Array | string,
    visitor?: Parameters<typeof transformStyleAttribute>[0]['visitor'],
  ) =>
    transformStyleAttribute({
      filename: '',
      code: Buffer.from(code),
      targets,
      errorRecovery: true,
      ...(visitor && { visitor }),
    }).code;
  // The first of two is for browsers that do not know the other.
  read(read(`color:${notation}`), {
    Color(color) {
      if (typeof color === 'object' && 'type' in color && color.type === 'rgb') rgb ??= color;
    },
  });
  if (!rgb) return undefined;
  const { r, g, b, alpha } = rgb;
  const channels = [r, g, b, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
