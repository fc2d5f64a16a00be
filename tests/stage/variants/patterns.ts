import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeFiles } from '../write-files.ts';

const source = resolve(import.meta.dirname, '../../patterns');
const schema = readFileSync(resolve(import.meta.dirname, 'pattern-schema.json'), 'utf8');

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
  const all = types.map(([, type]) => blockOf(type));
  for (const { type, title } of all)
    writeFileSync(
      join(folder, `section-schemas/${type}.json`),
      schema.replaceAll('TYPE', type).replaceAll('TITLE', title),
    );
  const writePage = (name: string, title: string, blocks: object[]) => {
    const description = `${title}, from the documentation of React and its companions, each in a section of its own.`;
    const sections = [{ type: 'hero', title: 'Patterns' }, ...blocks];
    writeFiles(folder, { [`pages/${name}.json`]: { title, description, noindex: true, sections } });
  };
  writePage('patterns', 'Patterns of React', all);
  const between = types.filter(([, , isFixed]) => isFixed).map(([, type]) => blockOf(type));
  const [store, late, reader] = ['reactSharedStore', 'reactLazyOnClick', 'reactSharedReader'].map(blockOf);
  const apart = [store!, late!, ...between, ...between, reader!];
  writePage('patterns-apart', 'Patterns of React, far apart', apart);
}
