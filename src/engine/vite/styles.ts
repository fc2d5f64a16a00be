import { join, relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type ParseResult, parseSync, type Plugin, Visitor } from 'vite';
import { hashOf } from '../files/hash-of.ts';
import { readIfThere } from '../files/node-file-system.ts';
import { memoize } from '../../shared/memoize.ts';
import { plainError } from '../../shared/plain-error.ts';
import { placeOf } from './place-of.ts';

const library = 'styled-components';
/** The names of the library that can be used, with the kinds of the rules that they define. */
const kinds: Record<string, string> = {
  styled: 'component',
  css: 'text',
  keyframes: 'keyframes',
  createGlobalStyle: 'global',
};
/** Creates the rendered element of a styled component. */
const elementModule = '/src/app/styled-element.ts';
/** Registers every style on the server. */
const registryModule = '/src/app/styled-registry.ts';

/**
 * Compiles the notation of styled-components. On the server every style is registered, for one style sheet with all
 * rules. On both sides, a styled component is its element with its class: rules do not depend on props.
 * @throws Error at an unsupported use of styled-components, also in a package, and, in the registry, at a function of
 * props.
 */
export function componentStyles(root: string): Plugin {
  /** True for a package that depends on styled-components: only rules in src/ can be computed. */
  const needsLibrary = memoize(1000, (name) => {
    const file = readIfThere(join(root, 'node_modules', name, 'package.json')) ?? '{}';
    const { dependencies, peerDependencies } = JSON.parse(String(file)) as Record<string, object>;
    return library in { ...dependencies, ...peerDependencies };
  });
  return {
    name: 'site:styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /\b(?:from|import)\b/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll(sep, '/');
        if (!path.startsWith('src/')) return undefined;
        const { command, build } = this.environment.config;
        const isClient = this.environment.name === 'client';
        const write = isClient ? forBrowser(command === 'serve') : forServer;
        const text = compileStyles(code, path, needsLibrary, write);
        if (!text) return undefined;
        text.prepend(isClient ? browserImport : serverImport);
        const isMapped = command === 'serve' || Boolean(build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
  };
}

/** A class such as `kzrl0`, from the file's path. Without vowels, as ad blockers hide classes such as `.ad1`. */
export function classNameOf(path: string, index: number): string {
  const digits = hashOf(path).slice(0, 4);
  return digits.replaceAll(/./g, (digit) => 'bcdfghjklmnpqrst'[parseInt(digit, 16)]!) + index;
}

interface Range {
  start: number;
  end: number;
}

/** A template of rules, or a call with rules as an object. */
interface Style extends Range, Tag {
  /** The expression before the rules. */
  tag: Range;
  /** The class of the component or the global style, or the name of the animation. */
  id: string;
  parts: Range[];
}

/** The expression before rules. */
interface Tag {
  name: 'styled' | 'css' | 'keyframes' | 'createGlobalStyle';
  at: Range;
  /** The code of the element's name, or of a component. */
  target: string;
  attributes?: Range;
}

/** What to write instead of other features of the library. */
const advice: Record<string, string> = {
  ThemeProvider: 'Use the custom properties of src/theme/, such as var(--accent).',
  useTheme: 'Use the custom properties of src/theme/, such as var(--accent).',
  withTheme: 'Use the custom properties of src/theme/, such as var(--accent).',
  withConfig: 'Let rules depend on a data- attribute, which the element may have.',
};
const forms =
  'Write styled.a`…`, styled(Component)`…`, styled.a.attrs({ … })`…`, css`…`, keyframes`…` or createGlobalStyle`…`, or an object instead of the template.';

function refusal(code: string, path: string, at: number, what: string, name = ''): Error {
  return plainError(`${placeOf(code, path, at)}: ${what} ${advice[name] ?? forms}`);
}

/**
 * Removes the imports of the library. Returns its names by their local names.
 * @throws Error at an unsupported import of it, and at one of a package that needs it.
 */
function takeImports(
  text: MagicString,
  path: string,
  { staticImports, staticExports, dynamicImports }: ParseResult['module'],
  needsLibrary: (name: string) => boolean,
): Map<string, string> {
  const code = text.original;
  const names = new Map<string, string>();
  const loading = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...staticExports.flatMap(({ start, end, entries: [entry] }) =>
      entry?.moduleRequest ? [{ start, end, moduleRequest: entry.moduleRequest, entries: undefined }] : [],
    ),
    ...dynamicImports.map((call) => ({ ...call, entries: undefined })),
  ];
  for (const { start, end, moduleRequest, entries } of loading) {
    const [, source] = /^['"`]((?:@[^/]*\/)?[^./'"`][^/'"`]*)/.exec(textOf(moduleRequest, code)) ?? [];
    if (source !== undefined && needsLibrary(source))
      throw plainError(
        `${placeOf(code, path, moduleRequest.start)}: The styles of "${source}" cannot be used: it needs styled-components in the browser. Choose a package without it, or write the component in src/.`,
      );
    if (source !== library) continue;
    if (!entries?.length)
      throw refusal(code, path, start, 'This use of styled-components is not understood.');
    text.remove(start, end);
    for (const { importName, localName, isType } of entries) {
      if (isType) continue;
      const name = importName.kind === 'Default' ? 'styled' : (importName.name ?? '*');
      const at = importName.start ?? localName.start;
      if (!(name in kinds))
        throw refusal(code, path, at, `"${name}" of styled-components cannot be used.`, name);
      names.set(localName.value, name);
    }
  }
  return names;
}

/**
 * The code of a file with every style replaced by `write`, and without the library; undefined if it has no styles.
 * @throws Error at an unsupported use.
 */
function compileStyles(
  code: string,
  path: string,
  needsLibrary: (name: string) => boolean,
  write: (text: MagicString, path: string, style: Style) => void,
): MagicString | undefined {
  const text = new MagicString(code);
  const parsed = parseSync(path, code);
  const names = takeImports(text, path, parsed.module, needsLibrary);
  if (names.size === 0) return undefined;
  /** Identifiers that have no meaning yet, by their offset. */
  const unknown = new Map<number, string>();
  const understand = ({ start }: Range) => void unknown.delete(start);
  let components = 0;
  let others = 0;
  const compile = ({ start, end }: Range, tag: ESTree.Expression, parts: Range[]) => {
    const found = readTag(tag, names, code);
    if (!found) return;
    understand(found.at);
    const id = found.name === 'styled' ? classNameOf(path, components++) : `${classNameOf(path, others++)}x`;
    write(text, path, { ...found, start, end, tag, id, parts });
  };
  const { program } = parsed;
  // Visits a node after its parts: an outer style replaces its inner ones.
  new Visitor({
    'TaggedTemplateExpression:exit': (node) => compile(node, node.tag, node.quasi.expressions),
    'CallExpression:exit': (node) =>
      node.arguments.length === 1 ? compile(node, node.callee, node.arguments) : undefined,
    Identifier: ({ start, name }) => void (names.has(name) && unknown.set(start, name)),
    'MemberExpression:exit': ({ computed, property }) => (computed ? undefined : understand(property)),
    'Property:exit': ({ computed, shorthand, key }) => (computed || shorthand ? undefined : understand(key)),
  }).visit({ ...program, body: program.body.filter(({ type }) => type !== 'ImportDeclaration') });
  for (const [start, name] of unknown) {
    const [, misused] = /^\w+(?:\.\w+|\([^()]*\))\.(withConfig)\b/.exec(code.slice(start)) ?? [];
    throw refusal(code, path, start, `This use of "${name}" is not understood.`, misused);
  }
  return text;
}

/** Reads `css`, `styled.div` and `styled(Wrap)`, the latter two also before `.attrs({ … })`. */
function readTag(tag: ESTree.Expression, names: ReadonlyMap<string, string>, code: string): Tag | undefined {
  const nameOf = (node: ESTree.Expression) =>
    node.type === 'Identifier' ? (names.get(node.name) as Tag['name'] | undefined) : undefined;
  const own = nameOf(tag);
  if (own) return own === 'styled' ? undefined : { name: own, at: tag, target: "'template'" };
  if (tag.type === 'MemberExpression' && !tag.computed)
    return nameOf(tag.object) === 'styled'
      ? { name: 'styled', at: tag.object, target: `'${textOf(tag.property, code)}'` }
      : undefined;
  if (tag.type !== 'CallExpression' || tag.arguments.length !== 1) return undefined;
  const { callee } = tag;
  const argument = tag.arguments[0]!;
  if (nameOf(callee) === 'styled') return { name: 'styled', at: callee, target: textOf(argument, code) };
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'attrs')
    return undefined;
  const base = readTag(callee.object, names, code);
  // A second `.attrs()` would replace the first.
  return base?.name === 'styled' && !base.attributes ? { ...base, attributes: argument } : undefined;
}

const browserImport = `import { styledElement } from '${elementModule}'; `;

/** `isNamed`: components have names, for React's developer tools. */
function forBrowser(isNamed: boolean) {
  return (text: MagicString, _path: string, { start, end, name, target, id, attributes }: Style): void => {
    const code = text.original;
    const made = [target, `'${id}'`];
    if (attributes || isNamed) made.push(attributes ? textOf(attributes, code) : '{}');
    const [, variable] = /\b(\w+)\s*=\s*$/.exec(code.slice(0, start)) ?? [];
    if (isNamed && variable) made.push(`'${variable}'`);
    const isElement = name === 'styled' || name === 'createGlobalStyle';
    text.overwrite(start, end, isElement ? `/* @__PURE__ */ styledElement(${made.join(', ')})` : "''");
  };
}

// On the first line, as the next plug-in names lines too.
const serverImport = `import { cssText, defineStyle, fixedAttributes, stylePart } from '${registryModule}'; `;

function forServer(
  text: MagicString,
  path: string,
  { name, tag, target, id, attributes, parts }: Style,
): void {
  const code = text.original;
  for (const part of parts)
    text
      .prependRight(part.start, 'stylePart(')
      .appendLeft(part.end, `, '${placeOf(code, path, part.start)}')`);
  const made = [`'${kinds[name]}'`, `'${path}'`, target, `'${id}'`];
  if (attributes)
    made.push(`fixedAttributes(${textOf(attributes, code)}, '${placeOf(code, path, attributes.start)}')`);
  text.update(tag.start, tag.end, name === 'css' ? 'cssText' : `defineStyle(${made.join(', ')})`);
}

function textOf({ start, end }: Range, code: string): string {
  return code.slice(start, end);
}
