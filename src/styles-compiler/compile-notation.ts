import { type ESTree, Visitor } from 'vite';
import { createHash } from 'node:crypto';
import { plainError } from '../shared/plain-error.ts';
import type { Range, SourceFile } from './source-file.ts';

export const library = 'styled-components';
/** The names of the library that can be used, with the kinds of the styles that they define. */
const kinds: Record<string, string> = {
  styled: 'component',
  css: 'text',
  keyframes: 'keyframes',
  createGlobalStyle: 'global',
};
/** Creates the rendered element of a styled component. */
const elementModule = '/src/styles-compiler/styled-element.ts';
/** Registers every style on the server. */
const registryModule = '/src/styles-compiler/registry.ts';

/** A class such as `kzrl0`, from the file's path. Without vowels, as ad blockers hide classes such as `.ad1`. */
export function classNameOf(path: string, index: number): string {
  const digits = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return digits.replaceAll(/./g, (digit) => 'bcdfghjklmnpqrst'[parseInt(digit, 16)]!) + index;
}

/** A template of CSS, or a call with CSS as an object. */
interface Style extends Range, Tag {
  /** The expression before the CSS. */
  tag: Range;
  /** The class of the component or the global style, or the name of the animation. */
  id: string;
  parts: Range[];
}

/** The expression before CSS. */
interface Tag {
  name: 'styled' | 'css' | 'keyframes' | 'createGlobalStyle';
  at: Range;
  /** The code of the element's name, or of a component. */
  target: string;
  attributes?: Range;
}

/** What to write instead of other features of the library. */
const advice: Record<string, string> = {
  ThemeProvider: 'Use the custom properties of src/styles/, such as var(--accent).',
  useTheme: 'Use the custom properties of src/styles/, such as var(--accent).',
  withTheme: 'Use the custom properties of src/styles/, such as var(--accent).',
  withConfig: 'Let rules depend on a data- attribute, which the element may have.',
};
const forms =
  'Write styled.a`…`, styled(Component)`…`, styled.a.attrs({ … })`…`, css`…`, keyframes`…` or createGlobalStyle`…`, or an object instead of the template.';

function refusal(file: SourceFile, at: number, reason: string, name = ''): Error {
  return plainError(`${file.placeOf(at)}: ${reason} ${advice[name] ?? forms}`);
}

/**
 * Removes the imports of the library. Returns its names by their local names.
 * @throws Error at an unsupported import of it, and at one of a package that needs it.
 */
function takeImports(file: SourceFile, needsLibrary: (name: string) => boolean): Map<string, string> {
  const { staticImports, staticExports, dynamicImports } = file.module;
  const names = new Map<string, string>();
  const loading = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...staticExports.flatMap(({ start, end, entries: [entry] }) =>
      entry?.moduleRequest ? [{ start, end, moduleRequest: entry.moduleRequest, entries: undefined }] : [],
    ),
    ...dynamicImports.map((call) => ({ ...call, entries: undefined })),
  ];
  for (const { start, end, moduleRequest, entries } of loading) {
    const [, source] = /^['"`]((?:@[^/]*\/)?[^./'"`][^/'"`]*)/.exec(textOf(moduleRequest, file)) ?? [];
    if (source !== undefined && needsLibrary(source))
      throw plainError(
        `${file.placeOf(moduleRequest.start)}: The styles of "${source}" cannot be used: it needs styled-components in the browser. Choose a package without it, or write the component in src/.`,
      );
    if (source !== library) continue;
    if (!entries?.length) throw refusal(file, start, 'This use of styled-components is not understood.');
    file.text.remove(start, end);
    for (const { importName, localName, isType } of entries) {
      if (isType) continue;
      const name = importName.kind === 'Default' ? 'styled' : (importName.name ?? '*');
      const at = importName.start ?? localName.start;
      if (!(name in kinds)) throw refusal(file, at, `"${name}" of styled-components cannot be used.`, name);
      names.set(localName.value, name);
    }
  }
  return names;
}

/**
 * Compiles the notation of styled-components. On the server every style is registered, for one style sheet with all
 * styles. On both sides, a styled component is its element with its class: styles do not depend on props.
 * @throws Error at an unsupported use of styled-components, also in a package, and, in the registry, at a function of
 * props.
 */
export function compileStyles(file: SourceFile, needsLibrary: (name: string) => boolean): void {
  const { code, path, program } = file;
  const names = takeImports(file, needsLibrary);
  if (names.size === 0) return;
  /** Identifiers that have no meaning yet, by their offset. */
  const unknown = new Map<number, string>();
  const understand = ({ start }: Range) => void unknown.delete(start);
  let components = 0;
  let helpers = 0;
  const compile = ({ start, end }: Range, tag: ESTree.Expression, parts: Range[]) => {
    const notation = readTag(tag, names, file);
    if (!notation) return;
    understand(notation.at);
    const id =
      notation.name === 'styled' ? classNameOf(path, components++) : `${classNameOf(path, helpers++)}x`;
    const style = { ...notation, start, end, tag, id, parts };
    if (file.isClient) writeForBrowser(file, style);
    else writeForServer(file, style);
  };
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
    throw refusal(file, start, `This use of "${name}" is not understood.`, misused);
  }
  const made = file.isClient
    ? `{ styledElement } from '${elementModule}'`
    : `{ cssText, defineStyle, fixedAttributes, stylePart } from '${registryModule}'`;
  file.text.prepend(`import ${made}; `);
}

/** Reads `css`, `styled.div` and `styled(Wrap)`, the latter two also before `.attrs({ … })`. */
function readTag(
  tag: ESTree.Expression,
  names: ReadonlyMap<string, string>,
  file: SourceFile,
): Tag | undefined {
  const nameOf = (node: ESTree.Expression) =>
    node.type === 'Identifier' ? (names.get(node.name) as Tag['name'] | undefined) : undefined;
  const helper = nameOf(tag);
  if (helper) return helper === 'styled' ? undefined : { name: helper, at: tag, target: "'template'" };
  if (tag.type === 'MemberExpression' && !tag.computed)
    return nameOf(tag.object) === 'styled'
      ? { name: 'styled', at: tag.object, target: `'${textOf(tag.property, file)}'` }
      : undefined;
  if (tag.type !== 'CallExpression' || tag.arguments.length !== 1) return undefined;
  const { callee } = tag;
  const argument = tag.arguments[0]!;
  if (nameOf(callee) === 'styled') return { name: 'styled', at: callee, target: textOf(argument, file) };
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'attrs')
    return undefined;
  const base = readTag(callee.object, names, file);
  // A second `.attrs()` would replace the first.
  return base?.name === 'styled' && !base.attributes ? { ...base, attributes: argument } : undefined;
}

function writeForBrowser(file: SourceFile, { start, end, name, target, id, attributes }: Style): void {
  const made = [target, `'${id}'`];
  if (attributes || file.isDev) made.push(attributes ? textOf(attributes, file) : '{}');
  // Components have names in development, for React's developer tools.
  const [, variable] = /\b(\w+)\s*=\s*$/.exec(file.code.slice(0, start)) ?? [];
  if (file.isDev && variable) made.push(`'${variable}'`);
  const isElement = name === 'styled' || name === 'createGlobalStyle';
  file.text.overwrite(start, end, isElement ? `/* @__PURE__ */ styledElement(${made.join(', ')})` : "''");
}

function writeForServer(file: SourceFile, { name, tag, target, id, attributes, parts }: Style): void {
  for (const expression of parts)
    file.text
      .prependRight(expression.start, 'stylePart(')
      .appendLeft(expression.end, `, '${file.placeOf(expression.start)}')`);
  const made = [`'${kinds[name]}'`, `'${file.path}'`, target, `'${id}'`];
  if (attributes)
    made.push(`fixedAttributes(${textOf(attributes, file)}, '${file.placeOf(attributes.start)}')`);
  file.text.update(tag.start, tag.end, name === 'css' ? 'cssText' : `defineStyle(${made.join(', ')})`);
}

function textOf({ start, end }: Range, { code }: SourceFile): string {
  return code.slice(start, end);
}
