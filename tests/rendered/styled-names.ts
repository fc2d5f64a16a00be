import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

/** A styled component as the source names it. */
export interface StyledName {
  /** The folder of its file below `src/`: `sections/Hero`. */
  folder: string;
  /** Its file and name: `HeroSide__Root`. */
  name: string;
}

/**
 * The styled components of the site by the ids that stand in classes and rules. Pictures of HTML and CSS show the names
 * in their place: an id is a hash, which says nothing and changes with the place of the file.
 */
export const styledNames = new Map<string, StyledName>();

/** Classes that styled-components makes for rules: hashes, which pictures leave out. */
const ruleClasses = new Set<string>();

export function isRuleClass(name: string): boolean {
  return ruleClasses.has(name);
}

/** Notes the classes of some rules, by the end marks that styled-components writes. */
export function noteRuleClasses(css: string): void {
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
