import { expect, test } from 'vitest';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { describeSection } from '../../src/engine/generate/describe-section.ts';
import { generateSectionDocs } from '../../src/engine/generate/generate-docs.ts';
import { sharedParts } from '../../src/engine/generate/shared-parts.ts';
import { readSchemaFiles } from '../../src/engine/schemas/load-schemas.ts';
import definitions from '../../section-schemas/defs.json' with { type: 'json' };

const { files } = readSchemaFiles(createNodeFileSystem(process.cwd()), 'section-schemas');
const docs = generateSectionDocs(files);

type Part = { description: string; properties?: Record<string, { description?: string }> };
const parts = definitions.$defs as Record<string, Part>;
const linesWith = (text: string) => docs.split('\n').filter((line) => line.includes(text)).length;

test.each(sharedParts)(
  '$name is explained once, with its fields, and linked from where it is used',
  ({ key, name }) => {
    const { description, properties = {} } = parts[key]!;
    expect(linesWith(description.slice(0, 40))).toBe(1);
    // "label" of a link and of something else may say the same; a part says it once.
    for (const [field, { description: words }] of Object.entries(properties))
      if (words !== undefined) expect([field, linesWith(words)]).toEqual([field, 1]);
    expect(docs).toContain(`](#${name.replaceAll(' ', '-')})`);
    expect(docs).toContain(`\n### ${name.charAt(0).toUpperCase()}${name.slice(1)}\n`);
  },
);

test('every link inside the page leads to a heading of it', () => {
  const headings = Array.from(docs.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const linked = Array.from(docs.matchAll(/\]\(#([\w-]+)\)/g), ([, anchor]) => anchor);
  expect(linked.length).toBeGreaterThan(50);
  expect(linked.filter((anchor) => !headings.includes(anchor!))).toEqual([]);
});

test('a type that is explained by itself, as --explain does, says everything', () => {
  const file = files.find(({ name }) => name === 'callToAction.json')!;
  expect(describeSection(files, file)).toContain('- `action.label`: text (1 to 60), required.');
});
