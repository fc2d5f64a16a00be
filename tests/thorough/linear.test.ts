import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { fill, findSteepGrowth, type Input } from './growth.ts';

/** Patterns that are put together while the program runs, by their source, and what they come to. */
const assembled: Record<string, RegExp> = {
  "new RegExp(`<(/?)${name}\\\\b`, 'g')": /<(\/?)div\b/g,
  'new RegExp(`\\\\s${name}\\\\s*=\\\\s*(?:"([^"]*)"|\'([^\']*)\')`)':
    /\swidth\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  'new RegExp(`\\\\s${name}\\\\s*=\\\\s*["\']`)': /\sxmlns:a\s*=\s*["']/,
  'new RegExp(`\\\\s${own}\\\\s*=\\\\s*["\']http://www\\\\.w3\\\\.org/2000/svg["\']`)':
    /\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/,
  // Of one encoding; the others have other signs in the same places.
  "new RegExp([...several, ...single(rest)].join('|'), 'gu')":
    /(?:[ÎÏÐÑ×-Û][\u0080-\u00bf€‚ƒ„…™])(?:[ÎÏÐÑ×-Û][\u0080-\u00bf€‚ƒ„…™]){2,}|(?:[à-í][\u0080-\u00bf€‚ƒ„…™]{2}){2,}|ðŸ[\u0080-\u00bf€‚ƒ„…™]{2}|(?<=\p{L})[ÃÄÅ][\u0080-\u00bf€‚ƒ„…™]|[ÃÄÅ][\u0080-\u00bf€‚ƒ„…™](?=\p{L})/gu,
  "new RegExp(['\\\\ufffd', ...encodings.map((one) => one.sign)].join('|'))":
    /\ufffd|[ÂÃÄÅÎÏÐÑ×-Ûà-íð][\u0080-\u00bf€‚ƒ„…™]|\\u[\da-fA-F]{4}|=[C-F][\dA-F]=[89AB]/,
  'new RegExp(`^${emailPattern}$`)':
    /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)+$/,
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

/** What trips patterns up: long runs of what they look for, and an end they do not. */
const signs = [...' \t\n\r-./#*"\'<[({_a1:;,}>', 'a.', '-a', '/a', '<!--', '](/', '\\u0041', '\\"'];

/** The plain signs of a pattern's source, as far as they stand together: of `/<svg\s/` "<svg". */
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

/** Every match, as the program looks for them; one that is bound to a place once. */
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

test('a pattern that is put together is written out here', () => {
  expect(patterns.size).toBeGreaterThan(150);
  const unknown = [...patterns].flatMap(([text, pattern]) => (pattern ? [] : text));
  // Patterns of schemas, which are tried below.
  expect(unknown).toEqual(["new RegExp(pattern, 'u')"]);
});

test.each([...patterns].filter(([, pattern]) => pattern))(
  '%s takes as many times as long as the text is longer',
  (_, pattern) => {
    expect(findSteep(pattern!)).toEqual([]);
  },
);
