import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { classNameOf } from '../../src/styles-compiler/compile-notation.ts';

/**
 * The styled components of the site by their classes: the folder of the file (`sections/Hero`), and file and name
 * (`HeroSide__Root`, or `Button` where both are the same). Pictures of HTML and CSS show the names in place of the
 * classes: a class is a hash, which says nothing and changes with the place of the file.
 */
export const styledNames = new Map<string, { folder: string; name: string }>();

for (const file of createNodeFileSystem('src')
  .list('.')
  .filter((name) => name.endsWith('.tsx'))) {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const own = basename(file, '.tsx');
  const found = readFileSync(`src/${file}`, 'utf8').matchAll(/(\w+) = styled\b/g);
  [...found].forEach(([, name = ''], index) => {
    const shown = name === own ? own : `${own}__${name}`;
    styledNames.set(classNameOf(`src/${file}`, index), { folder, name: shown });
  });
}
