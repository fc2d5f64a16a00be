import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** Code that handles content. The rest reads schemas, the developer's arguments and its own files. */
const folders = 'app command-line components engine hosts receiver sections shared shell'
  .split(' ')
  .map((name) => `src/${name}`);
const ownFiles = /^src\/engine\/(?:(?:generate|new-page|sizes|cli)\/|vite\/chunks\.ts$)/;

/**
 * Every regular expression of the program, found in its syntax trees, with its source: `/a+/g`, or the call that creates
 * the pattern at runtime, which is then unknown.
 */
export function findPatterns() {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !ownFiles.test(file))
    .toSorted()
    .flatMap(patternsOf);
}

function patternsOf(file: string) {
  const code = readFileSync(file, 'utf8');
  const found: { text: string; pattern: RegExp | undefined }[] = [];
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const { regex, callee, start, end } = node;
    if (regex) {
      const pattern = new RegExp(regex.pattern, regex.flags);
      found.push({ text: `/${regex.pattern}/${regex.flags}`, pattern });
    } else if (callee?.name === 'RegExp') {
      found.push({ text: code.slice(start, end).replaceAll(/\s+/g, ' '), pattern: undefined });
    }
  });
  return found;
}

interface SyntaxNode {
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  start: number;
  end: number;
}

function visit(value: unknown, look: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') look(value as unknown as SyntaxNode);
  for (const child of Object.values(value)) visit(child, look);
}
