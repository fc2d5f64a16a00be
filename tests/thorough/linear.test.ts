import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anyAddress } from '../../src/engine/check/rules/address-linked.ts';
import { piece } from '../../src/engine/json/syntax/find-syntax-error.ts';
import { anySyntax } from '../../src/engine/content/placeholders.ts';
import { foreignCode, raised } from '../../src/engine/text/markup.ts';
import { findPatterns } from './find-patterns.ts';
import { fill, findSteepGrowth, type Input } from './growth.ts';

/** Patterns that are built at runtime, by their source, with an example of the result. */
const assembled: Record<string, RegExp> = {
  'new RegExp(` ${attribute}="([^"]+)"`, \'g\')': / class="([^"]+)"/g,
  "new RegExp(`<(/?)${name}\\\\b`, 'g')": /<(\/?)div\b/g,
  // For one encoding; the others have other characters in the same places.
  "new RegExp(patterns.join('|'), 'gu')":
    /(?:[ÎÏÐÑ×-Û][\u0080-\u00bf€‚ƒ„…™])(?:[ÎÏÐÑ×-Û][\u0080-\u00bf€‚ƒ„…™]){2,}|(?:[à-í][\u0080-\u00bf€‚ƒ„…™]{2}){2,}|ðŸ[\u0080-\u00bf€‚ƒ„…™]{2}|â[\u0080\u0082\u0084€‚„][\u0080-\u00bf€‚ƒ„…™]|(?<!\p{Lu})Â[\u00a0-\u00bf]|(?<=\p{L})[Â-Å][\u0080-\u00bf€‚ƒ„…™]|[Â-Å][\u0080-\u00bf€‚ƒ„…™](?=\p{L})/gu,
  "new RegExp(['\\\\ufffd|ï¿½|锟斤拷', ...encodings.map(signOf)].join('|'), 'u')":
    /\ufffd|ï¿½|锟斤拷|[ÂÃÄÅÎÏÐÑ×-Ûà-íð][\u0080-\u00bf€‚ƒ„…™]|ï»¿|[\p{L}\d.!?,;)]\\[nrt]|\\u[\da-fA-F]{4}|=[C-F][\dA-F]=[89AB]/u,
  "new RegExp(`^${listSign}(?=\\\\s{0,8}\\\\S[^\\\\n]{0,500}\\\\n${listSign})`, 'mu')":
    /^\s{0,8}(?:[–—−‐](?=\s)|-(?=\p{L})|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?=\s)|[o§](?=\t)|\d{1,3}\.(?=\p{L})|[・※]|\(\d{1,3}\)|\d{1,3}(?:\.\)|[）、．])|(?!\d)\p{Nd}{1,3}[.)．、]|\(?\p{L}\)(?=\s)|[一二三]{1,3}[、.．])(?=\s{0,8}\S[^\n]{0,500}\n\s{0,8}(?:[–—−‐](?=\s)|-(?=\p{L})|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?=\s)|[o§](?=\t)|\d{1,3}\.(?=\p{L})|[・※]|\(\d{1,3}\)|\d{1,3}(?:\.\)|[）、．])|(?!\d)\p{Nd}{1,3}[.)．、]|\(?\p{L}\)(?=\s)|[一二三]{1,3}[、.．]))/mu,
  "new RegExp(foreignCode.source, 'iy')": foreignCode,
  "new RegExp(kinds.join('|'), 'giu')": anyAddress,
  "new RegExp(pieces.join('|'), 'y')": piece,
  "new RegExp(raised.source, 'uy')": raised,
  "new RegExp(syntaxes.map(({ source }) => source).join('|'), 'g')": anySyntax,
  'new RegExp(`^${emailPattern}$`)':
    /^[^\s@"(),:;<>[\]\\]+@[^\s\x00-,./:-@[-`{-\x7f]+(?:\.[^\s\x00-,./:-@[-`{-\x7f]+)+$/,
  'new RegExp(`^(?:${segment}/)*${segment}\\\\.json$`)':
    /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
  'new RegExp(`^_(shared|site)/(${segment})\\\\.json$`)':
    /^_(shared|site)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/,
};

const patterns = new Map(
  findPatterns().map(({ text, pattern }) => [text, pattern ?? assembled[text]] as const),
);

const schemas = readdirSync('section-schemas', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(`section-schemas/${name}`, 'utf8'));
for (const [, literal = '""'] of schemas.join('').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)) {
  const source = String(JSON.parse(literal));
  patterns.set(`${source} of a schema`, new RegExp(source, 'u'));
}

/** Inputs that slow patterns down: long runs of matching characters before an end that does not match. */
const signs = [...' \t\n\r-./#*"\'<[({_a1:;,}>', 'a.', '-a', '/a', '<!--', '](/', '\\u0041', '\\"'];

/** The literal character runs of a pattern's source: "<svg" of `/<svg\s/`. */
function literalsOf({ source }: RegExp): string[] {
  const plain = source
    .replaceAll(/\(\?<?[:=!]/g, '(')
    .replaceAll(/\\[sdwSDWbB]|\\[pu]\{[^}]*\}|\\u[0-9a-f]{4}/g, '\n')
    .replaceAll(/\{\d*,?\d*\}|\[\^?(?:\\.|[^\]\\])*\]/g, '\n');
  return [...new Set(plain.match(/(?:\\[^\w\s]|[^\\()[\]{}?*+|^$.\n])+/g) ?? [])].map((literal) =>
    literal.replaceAll(/\\(.)/g, '$1'),
  );
}

function inputsFor(pattern: RegExp): Input[] {
  const own = literalsOf(pattern);
  const openings = ['', ...own];
  return [...signs, ...own, ...own.map((literal) => `${literal} `)].flatMap((repeated) =>
    openings.flatMap((before) => ['', '\u2028!'].map((behind) => ({ before, repeated, behind }))),
  );
}

/** All matches, as the program searches for them; only the first without the flag `g`. */
function useUp(pattern: RegExp, text: string): unknown {
  pattern.lastIndex = 0;
  return pattern.global ? text.replaceAll(pattern, '') : pattern.exec(text);
}

function findSteep(pattern: RegExp, inputs = inputsFor(pattern)): string[] {
  return inputs.flatMap((input) => {
    const growth = findSteepGrowth((size) => {
      const text = fill(input, size);
      return () => useUp(pattern, text);
    });
    return growth === undefined ? [] : `${JSON.stringify(input)}: ${growth}`;
  });
}

describe('the measure notices', () => {
  test.each([/^(#{1,6})[ \t]+(.*?)[ \t]*#*$/, /([\w.]+)\}/g, /<!--[\s\S]*?-->/g])(
    'that %s is not linear',
    (pattern) => {
      const input = inputsFor(pattern).some((one) => findSteep(pattern, [one]).length > 0);
      expect(input).toBe(true);
    },
  );
});

test('every pattern built at runtime has an example here', () => {
  expect(patterns.size).toBeGreaterThan(150);
  const unknown = [...patterns].flatMap(([text, pattern]) => (pattern ? [] : text));
  // Patterns of schemas; a test below covers them.
  expect(unknown).toEqual(["new RegExp(pattern, 'u')"]);
});

test.each([...patterns].filter(([, pattern]) => pattern))('%s takes linear time', (_, pattern) => {
  expect(findSteep(pattern!)).toEqual([]);
});
