import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ConsentScript } from '../../src/shared/generated/site.ts';
import { createExampleFiles, inspectExampleFiles } from './example-site.ts';

const guide = readFileSync('docs/statistics.md', 'utf8');
const recipes = Array.from(guide.matchAll(/```json\n([\s\S]*?)\n```/g), ([, recipe]) => recipe!);

const consent = JSON.parse(readFileSync('section-schemas/site/consent.json', 'utf8')) as {
  examples: [Record<string, unknown>];
};

async function find(scripts: object[]): Promise<string[]> {
  const { diagnostics } = await inspectExampleFiles(
    createExampleFiles({
      files: {
        'pages/_site/consent.json': {
          ...consent.examples[0],
          banner: { ...(consent.examples[0].banner as object), policy: { label: 'Privacy', href: '/' } },
          scripts,
        },
        'public/scripts/matomo.js': '//',
        'public/scripts/google-analytics.js': '//',
      },
    }),
  );
  return diagnostics.flatMap(({ rule, hint }) =>
    rule === 'consent-script-contained' ? [] : [`${rule}: ${hint}`],
  );
}

test('the guide has recipes for five services', () => {
  expect(new Set(guide.match(/^## (?!See).*/gm)).size).toBe(5);
});

test.each(recipes)('each recipe has what its service needs, and no less: %s', async (recipe) => {
  const scripts = JSON.parse(recipe) as ConsentScript[];
  expect(await find(scripts)).toEqual([]);
  for (const [index, { loadsFrom = [] }] of scripts.entries())
    for (const host of loadsFrom) {
      const others = scripts.map((script, at) =>
        at === index ? { ...script, loadsFrom: loadsFrom.filter((other) => other !== host) } : script,
      );
      expect(await find(others)).toEqual([expect.stringContaining(`Add "loadsFrom": ["${host}"]`)]);
    }
  const [own, ...rest] = scripts;
  if (own!.src.startsWith('/'))
    expect(await find(rest)).toEqual([expect.stringContaining('Save these lines as a file')]);
});
