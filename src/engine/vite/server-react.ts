import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../../styles-compiler/source-file.ts';

const serverModule = '/src/render/server-react.ts';
const lazyModule = '/src/browser/browser-lazy.ts';
const routerModule = '/src/browser/section-router.tsx';
/** Hooks that give a static section its final value. */
const staticHooks = /^use(?:$|(?:Context|Id|Memo|Callback|DebugValue)$)/;

/**
 * Prepares the code of sections for rendering on the server: a hook or a handler without code for the browser is an
 * error that names its place, `lazy` components are rendered, and `react-router-dom` follows the site's router on both sides.
 */
export function prepareReact(file: SourceFile): void {
  const { text, isClient } = file;
  /** What the changed code imports. */
  const needed = new Set<string>();
  const need = (name: string): string => {
    needed.add(name);
    return name;
  };
  /** Imported names of packages, by their local names. */
  const imported = new Map<string, { source: string; name: string }>();
  for (const { moduleRequest, entries } of file.module.staticImports) {
    const { value: source, start, end } = moduleRequest;
    if (/^react-router(?:-dom)?$/.test(source)) text.update(start, end, `'${routerModule}'`);
    else if (!/^[./]/.test(source))
      for (const { importName, localName } of entries)
        imported.set(localName.value, { source, name: importName.name ?? localName.value });
  }
  const wrap = ({ start, end }: ESTree.Node, name: string) =>
    text
      .appendRight(start, `${need('inBrowser')}(`)
      .appendLeft(end, `, '${name}', '${file.placeOf(start)}')`);
  new Visitor({
    CallExpression({ callee }) {
      const isMember = callee.type === 'MemberExpression' && !callee.computed;
      const base = isMember ? callee.object : callee;
      const importedName = base.type === 'Identifier' ? imported.get(base.name) : undefined;
      if (!importedName) return;
      const name = isMember ? callee.property.name : importedName.name;
      if (name === 'lazy' && importedName.source === 'react')
        text.update(callee.start, callee.end, need(isClient ? 'browserLazy' : 'serverLazy'));
      else if (name === 'use' && importedName.source === 'react' && !isClient)
        text.update(callee.start, callee.end, `${need('serverUse')}('${file.placeOf(callee.start)}')`);
      else if (!isClient && /^use(?:[A-Z]|$)/.test(name) && !staticHooks.test(name)) wrap(callee, name);
    },
    JSXAttribute({ name, value }) {
      if (isClient || name.type !== 'JSXIdentifier' || !/^(?:on[A-Z]|action$|formAction$)/.test(name.name))
        return;
      if (value?.type === 'JSXExpressionContainer') wrap(value.expression, name.name);
    },
  }).visit(file.program);
  if (needed.size > 0)
    text.prepend(`import { ${[...needed].join(', ')} } from '${isClient ? lazyModule : serverModule}';\n`);
}
