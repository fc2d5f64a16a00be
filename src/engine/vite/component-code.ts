import { join, relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';
import { plainError } from '../../shared/plain-error.ts';
import { memoize } from '../../shared/memoize.ts';
import { readIfThere } from '../files/node-file-system.ts';
import { prepareReact } from './server-react.ts';
import { compileStyles, library } from '../../styles-compiler/compile-notation.ts';
import type { SourceFile } from '../../styles-compiler/source-file.ts';
import { createLineIndex } from '../text/line-index.ts';

/** Compiles styles, prepares sections for the server, and refuses style sheets other than as text (`?inline`). */
export function componentCode(root: string): Plugin {
  /** True for a package that depends on styled-components: only styles in src/ can be computed. */
  const needsLibrary = memoize(1000, (name) => {
    const file = readIfThere(join(root, 'node_modules', name, 'package.json')) ?? '{}';
    const { dependencies, peerDependencies } = JSON.parse(String(file)) as Record<string, object>;
    return library in { ...dependencies, ...peerDependencies };
  });
  return {
    name: 'site:component-code',
    enforce: 'pre',
    resolveId: {
      filter: { id: /css|styles?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, options);
        if (importer === undefined || !resolved?.id.endsWith('.css')) return resolved;
        throw plainError(
          `${relative(root, importer).replaceAll(sep, '/')} imports the style sheet "${source}", which would delay the first paint. Write its rules with styled-components, also those of a package.`,
        );
      },
    },
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll(sep, '/');
        if (!path.startsWith('src/')) return undefined;
        const { name, config } = this.environment;
        const isDev = config.command === 'serve';
        const { program, module } = parseSync(path, code);
        const text = new MagicString(code);
        const placeOf = (start: number) => {
          const { line, column } = createLineIndex(code).positionAt(start);
          return `${path}:${line}:${column}`;
        };
        const isClient = name === 'client';
        const file: SourceFile = { path, code, text, program, module, isClient, isDev, placeOf };
        compileStyles(file, needsLibrary);
        if (/^src\/(?:sections|components|own|shell)\//.test(path)) prepareReact(file);
        if (!text.hasChanged()) return undefined;
        const isMapped = isDev || Boolean(config.build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
  };
}
