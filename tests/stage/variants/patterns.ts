import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../../patterns');

/** Adds the sections of `tests/patterns/` to a copy of the project, and a page with one of each. */
export function addPatterns(folder: string): void {
  cpSync(source, join(folder, 'src/sections/Patterns'), { recursive: true });
  const index = join(folder, 'src/sections/index.ts');
  const list = readFileSync(index, 'utf8').replace(
    /(: Sections = \{)/,
    '$1\n  ...(patterns as never as Sections),',
  );
  writeFileSync(index, `import { patterns } from './Patterns/index.ts';\n${list}`);
  const types = [
    ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/^ {2}(\w+): (?:fixed|live)\(/gm),
  ];
  const sections = types.map(([, type]) => ({ type, title: 'A pattern of React' }));
  for (const { type, title } of sections)
    writeFileSync(join(folder, `section-schemas/${type}.json`), schemaOf(String(type), title));
  const description =
    'This page has a section for each pattern from the documentation of React and its companions.';
  writeFileSync(
    join(folder, 'pages/patterns.json'),
    JSON.stringify({
      title: 'Patterns of React',
      description,
      noindex: true,
      sections: [{ type: 'hero', title: 'Patterns' }, ...sections],
    }),
  );
}

function schemaOf(type: string, title: string): string {
  return JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${type}.json`,
    title: `${type}Section`,
    description: 'A pattern.',
    type: 'object',
    required: ['type', 'title'],
    additionalProperties: false,
    properties: {
      type: { const: type, description: 'A pattern.' },
      id: { $ref: 'defs.json#/$defs/id' },
      hidden: { $ref: 'defs.json#/$defs/hidden' },
      title: { type: 'string', description: 'A text.' },
    },
    examples: [
      { type, title },
      { type, title },
    ],
  });
}
