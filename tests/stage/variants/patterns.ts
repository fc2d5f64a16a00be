import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../../patterns');

/**
 * Adds the sections of `tests/patterns/` to a copy of the project, a page with one of each, and a page on which two
 * sections that share state are far apart.
 */
export function addPatterns(folder: string): void {
  cpSync(source, join(folder, 'src/sections/Patterns'), { recursive: true });
  const index = join(folder, 'src/sections/index.ts');
  const list = readFileSync(index, 'utf8').replace(
    /(: Sections = \{)/,
    '$1\n  ...(patterns as never as Sections),',
  );
  writeFileSync(index, `import { patterns } from './Patterns/index.ts';\n${list}`);
  const [, listed = ''] = readFileSync(join(source, 'index.ts'), 'utf8').split('const patterns');
  const types = [...listed.matchAll(/^ {2}(\w+): (fixed\b)?/gm)];
  const blockOf = (type = '') => ({ type, title: 'A pattern of React' });
  const sections = types.map(([, type]) => blockOf(type));
  for (const { type, title } of sections)
    writeFileSync(join(folder, `section-schemas/${type}.json`), schemaOf(type, title));
  const writePage = (name: string, title: string, blocks: object[]) => {
    const description = `${title}, from the documentation of React and its companions, each in a section of its own.`;
    const page = {
      title,
      description,
      noindex: true,
      sections: [{ type: 'hero', title: 'Patterns' }, ...blocks],
    };
    writeFileSync(join(folder, `pages/${name}.json`), JSON.stringify(page));
  };
  writePage('patterns', 'Patterns of React', sections);
  const between = types.filter(([, , isFixed]) => isFixed).map(([, type]) => blockOf(type));
  const [store, late, reader] = ['reactSharedStore', 'reactLazyOnClick', 'reactSharedReader'].map(blockOf);
  writePage('patterns-apart', 'Patterns of React, far apart', [
    store!,
    late!,
    ...between,
    ...between,
    reader!,
  ]);
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
