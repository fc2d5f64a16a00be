import { relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { placeOf } from './place-of.ts';

const serverModule = '/src/app/server-react.ts';
const lazyModule = '/src/app/browser-lazy.ts';
const routerModule = '/src/app/section-router.tsx';
/** Hooks that give a static section its final value. */
const staticHooks = /^use(?:$|(?:Context|Id|Memo|Callback|DebugValue)$)/;

/**
 * Prepares the code of sections for rendering on the server: a hook or a handler without code for the browser is an
 * error that names its place, `lazy` components are rendered, and `react-router-dom` follows the site's router on both sides.
 */
export function serverReact(root: string): Plugin {
  return {
    name: 'site:server-react',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\buse(?:[A-Z]|\()|\bon[A-Z]|[aA]ction\b|\blazy\b|react-router/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll(sep, '/');
        if (!/^src\/(?:sections|components|shell)\//.test(path)) return undefined;
        const text = prepare(code, path, this.environment.name === 'client');
        return text.hasChanged()
          ? { code: text.toString(), map: text.generateMap({ hires: true }) }
          : undefined;
      },
    },
  };
}

function prepare(code: string, path: string, isClient: boolean): MagicString {
  const text = new MagicString(code);
  const parsed = parseSync(path, code);
  /** Imported names of packages, by their local names. */
  const imported = new Map<string, { source: string; name: string }>();
  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    const { value: source, start, end } = moduleRequest;
    if (/^react-router(?:-dom)?$/.test(source)) text.update(start, end, `'${routerModule}'`);
    else if (!/^[./]/.test(source))
      for (const { importName, localName } of entries)
        imported.set(localName.value, { source, name: importName.name ?? localName.value });
  }
  const wrap = ({ start, end }: ESTree.Node, name: string) =>
    text.appendRight(start, 'inBrowser(').appendLeft(end, `, '${name}', '${placeOf(code, path, start)}')`);
  new Visitor({
    CallExpression({ callee }) {
      const isMember = callee.type === 'MemberExpression' && !callee.computed;
      const base = isMember ? callee.object : callee;
      const found = base.type === 'Identifier' ? imported.get(base.name) : undefined;
      if (!found) return;
      const name = isMember ? callee.property.name : found.name;
      if (name === 'lazy' && found.source === 'react')
        text.update(callee.start, callee.end, isClient ? 'browserLazy' : 'serverLazy');
      else if (name === 'use' && found.source === 'react' && !isClient)
        text.update(callee.start, callee.end, `serverUse('${placeOf(code, path, callee.start)}')`);
      else if (!isClient && /^use(?:[A-Z]|$)/.test(name) && !staticHooks.test(name)) wrap(callee, name);
    },
    JSXAttribute({ name, value }) {
      if (isClient || name.type !== 'JSXIdentifier' || !/^(?:on[A-Z]|action$|formAction$)/.test(name.name))
        return;
      if (value?.type === 'JSXExpressionContainer') wrap(value.expression, name.name);
    },
  }).visit(parsed.program);
  if (!isClient && text.hasChanged())
    text.prepend(`import { inBrowser, serverLazy, serverUse } from '${serverModule}';\n`);
  else if (text.toString().includes('browserLazy'))
    text.prepend(`import { browserLazy } from '${lazyModule}';\n`);
  return text;
}
