import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

/** A styled component by its name in the source. */
export interface StyledName {
  /** The folder of its file below `src/`: `sections/Hero`. */
  folder: string;
  /** Its file and name: `HeroSide__Root`. */
  name: string;
}

/**
 * The site's styled components by id, as in classes and rules. Pictures of HTML and CSS show names, because an id is a
 * hash that changes with the file's path.
 */
export const styledNames = new Map<string, StyledName>();

/** Generated class names of rules: hashes, omitted in pictures. */
const ruleClasses = new Set<string>();

export function isRuleClass(name: string): boolean {
  return ruleClasses.has(name);
}

/** Collects the class names of rules by the end markers that styled-components writes. */
export function collectRuleClasses(css: string): void {
  for (const [, names = ''] of css.matchAll(/\{content:"([^"]*)"\}/g))
    for (const name of names.split(',')) ruleClasses.add(name);
}

const files = createNodeFileSystem(process.cwd()).list('src');
await Promise.all(files.filter((file) => file.endsWith('.tsx') || file.endsWith('.ts')).map(addNames));

async function addNames(file: string): Promise<void> {
  const code = readFileSync(`src/${file}`, 'utf8');
  if (!code.includes('styled-components')) return;
  const { code: named } = await transformWithOxc(code, `/src/${file}`, {
    jsx: 'preserve',
    plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } },
  });
  const folder = file.slice(0, file.lastIndexOf('/'));
  for (const [, name = '', id = ''] of named.matchAll(/displayName: "(\w+)",\s*componentId: "([\w-]+)"/g))
    styledNames.set(id, { folder, name });
}
