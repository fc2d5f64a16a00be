import { tokenize, TokenType } from '@csstools/css-tokenizer';

/** What a text of CSS refers to: a sheet, declarations, or the value of an attribute. */
export interface StylesReading {
  /** True when it loads something that is not in the picture. */
  isLoading: boolean;
  /** Ids of the parts of the picture that it uses. */
  parts: string[];
  /** Custom properties that it sets, and those that it uses without another value. */
  set: string[];
  used: string[];
}

/** Functions whose argument may be an address without `url()`. */
const loading = new Set(['image', 'image-set', '-webkit-image-set', 'src']);

/** Reads CSS as browsers do: escapes are decoded, and comments, strings and addresses are single tokens. */
export function readStyles(css: string): StylesReading {
  const reading: StylesReading = { isLoading: false, parts: [], set: [], used: [] };
  // Nothing else refers to anything. Most attributes are numbers.
  if (!/[(@]|--/.test(css)) return reading;
  const tokens = tokenize({ css }).filter(
    ([type]) => type !== TokenType.Whitespace && type !== TokenType.Comment,
  );
  for (const [index, [type, , , , data]] of tokens.entries()) {
    const before = tokens[index - 1];
    const value = data && 'value' in data ? String(data.value) : '';
    const called = before?.[0] === TokenType.Function ? before[4].value.toLowerCase() : '';
    const isAddress = type === TokenType.URL || (type === TokenType.String && called === 'url');
    if (isAddress && value.trim().startsWith('#')) reading.parts.push(value.trim().slice(1));
    else if (isAddress && loadsElsewhere(value, /^data:(?:image|font)\//)) reading.isLoading = true;
    if (type === TokenType.AtKeyword && value.toLowerCase() === 'import') reading.isLoading = true;
    if (type === TokenType.Function && loading.has(value.toLowerCase())) reading.isLoading = true;
    if (type !== TokenType.Ident || !value.startsWith('--')) continue;
    const after = tokens[index + 1]?.[0];
    if (after === TokenType.Colon) reading.set.push(value);
    if (called === 'var' && after !== TokenType.Comma) reading.used.push(value);
  }
  return reading;
}

/** Browsers ignore control characters and spaces before and inside a scheme. */
export function plainAddress(address: string): string {
  return address.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
}

/** True for an address that is neither a part of the picture nor its data. */
export function loadsElsewhere(address: string, data = /^data:image\//): boolean {
  const start = plainAddress(address);
  return start !== '' && !start.startsWith('#') && !data.test(start);
}
