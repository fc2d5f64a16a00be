import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { hashOf } from '../files/hash-of.ts';
import { plainError } from '../../shared/plain-error.ts';

const library = 'styled-components';
const usable = new Set(['styled', 'css', 'keyframes']);
/** Creates the rendered element of a styled component. */
const elementModule = '/src/app/styled-element.ts';
/** Registers every styled component on the server, and returns its rendered element. */
const registryModule = '/src/app/styled-registry.ts';

/**
 * Removes styles from the browser's code, in development and in a build. On the server, where
 * styled-components runs, every component is registered, so that one style sheet has the rules of all. On
 * both sides, a styled component renders as its element with its class. Rules do not depend on props, so a
 * component needs one class.
 * @throws Error at an unsupported use of styled-components, and, in the registry, at a function of props.
 */
export function componentStyles(root: string): Plugin {
  return {
    name: 'site:styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\?inline$/ },
      // Vite takes the text after a `#` in the project's path for a part of the query.
      handler: (id) => (root.includes('#') ? readFile(id.slice(0, id.lastIndexOf('?')), 'utf8') : undefined),
    },
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler(code, id) {
        const path = relative(root, id).replaceAll(sep, '/');
        // This code uses the library directly.
        if (!path.startsWith('src/') || path.startsWith('src/app/')) return undefined;
        const file = readStyles(code, path);
        const text = this.environment.name === 'client' ? forBrowser(file) : forServer(file);
        const { command, build } = this.environment.config;
        const isMapped = command === 'serve' || Boolean(build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
  };
}

/**
 * The class of a component, from its file's path in the project and its index in the file, such as `kzrl0`.
 * Without vowels, as ad blockers hide classes such as `.ad1`.
 */
export function classNameOf(path: string, index: number): string {
  const digits = hashOf(path).slice(0, 4);
  return digits.replaceAll(/./g, (digit) => 'bcdfghjklmnpqrst'[parseInt(digit, 16)]!) + index;
}

interface Range {
  start: number;
  end: number;
}

/** A file with its styles. */
interface StyledFile {
  code: string;
  path: string;
  imports: Range[];
  /** The imported names of the library, by their local names. */
  names: ReadonlyMap<string, string>;
  styles: Style[];
}

/** A template of rules, or a call with rules as an object. */
interface Style extends Range {
  /** The expression before the rules. */
  tag: Range;
  /** The styled component; undefined for rules that others include. */
  component: StyledTarget | undefined;
  /** The expressions in the rules. */
  parts: Range[];
}

interface StyledTarget {
  /** The local name of `styled`. */
  styled: string;
  /** Index of the component in its file. */
  index: number;
  /** An element's name, or a component. */
  target: Range;
  isTag: boolean;
  attributes?: Range;
}

/** @throws Error at an unsupported use. */
function readStyles(code: string, path: string): StyledFile {
  const { program } = parseSync(path, code);
  const refuse = (at: Range, what: string): never => {
    throw plainError(
      `${placeOf(code, path, at)}: ${what} Write styled.a\`…\`, styled(Component)\`…\`, styled.a.attrs({ … })\`…\`, css\`…\` or keyframes\`…\`, or an object instead of the template.`,
    );
  };
  const imports: Range[] = [];
  const names = new Map<string, string>();
  const styles: Style[] = [];
  /** Offsets of supported names of the library, and of the same names with another meaning. */
  const read = new Set<number>();
  const skip = ({ start }: Range) => void read.add(start);
  let index = 0;
  const note = ({ start, end }: Range, tag: ESTree.Expression, parts: Range[]) => {
    const found = readTag(tag, names);
    if (!found) return;
    skip(found.name);
    const component = found.target && { ...found.target, styled: found.name.name, index: index++ };
    styles.push({ start, end, tag, component, parts });
  };
  const refuseSource = (node: Range & { source: ESTree.Expression | null }) => {
    if (node.source?.type === 'Literal' && node.source.value === library)
      refuse(node, 'This use of styled-components is not understood.');
  };
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value !== library || node.importKind === 'type') return;
      imports.push(node);
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
        const name = importedName(specifier);
        if (!usable.has(name)) refuse(specifier, `"${name}" of styled-components cannot be used.`);
        names.set(specifier.local.name, name);
      }
    },
    ExportNamedDeclaration: refuseSource,
    ExportAllDeclaration: refuseSource,
    ImportExpression: refuseSource,
    TaggedTemplateExpression: (node) => note(node, node.tag, node.quasi.expressions),
    CallExpression(node) {
      const [rules] = node.arguments;
      if (rules?.type === 'ObjectExpression') note(node, node.callee, [rules]);
    },
    MemberExpression: ({ computed, property }) => (computed ? undefined : skip(property)),
    Property: ({ computed, shorthand, key }) => (computed || shorthand ? undefined : skip(key)),
    ImportSpecifier({ imported, local }) {
      skip(imported);
      skip(local);
    },
    ImportDefaultSpecifier: ({ local }) => skip(local),
  }).visit(program);
  new Visitor({
    Identifier(node) {
      if (names.has(node.name) && !read.has(node.start))
        refuse(node, `This use of "${node.name}" is not understood.`);
    },
  }).visit(program);
  return { code, path, imports, names, styles };
}

function importedName(specifier: ESTree.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'styled';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

interface ReadTag {
  name: ESTree.IdentifierReference;
  target?: Omit<StyledTarget, 'styled' | 'index'>;
}

/** Reads `css`, `keyframes`, `styled.div` and `styled(Wrap)`, the latter two also before `.attrs({ … })`. */
function readTag(tag: ESTree.Expression, names: StyledFile['names']): ReadTag | undefined {
  const nameOf = (node: ESTree.Expression) => (node.type === 'Identifier' ? names.get(node.name) : undefined);
  if (tag.type === 'Identifier')
    return /^(?:css|keyframes)$/.test(nameOf(tag) ?? '') ? { name: tag } : undefined;
  if (tag.type === 'MemberExpression' && tag.object.type === 'Identifier' && !tag.computed)
    return nameOf(tag.object) === 'styled'
      ? { name: tag.object, target: { target: tag.property, isTag: true } }
      : undefined;
  if (tag.type !== 'CallExpression' || tag.arguments.length !== 1) return undefined;
  const { callee } = tag;
  const argument = tag.arguments[0]!;
  if (callee.type === 'Identifier')
    return nameOf(callee) === 'styled'
      ? { name: callee, target: { target: argument, isTag: false } }
      : undefined;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'attrs')
    return undefined;
  const base = readTag(callee.object, names);
  // A second `.attrs()` would replace the first.
  if (!base?.target || base.target.attributes) return undefined;
  return { ...base, target: { ...base.target, attributes: argument } };
}

/** `src/sections/Hero/Hero.tsx:12:5` */
function placeOf(text: string, path: string, { start }: Range): string {
  const lines = text.slice(0, start).split('\n');
  return `${path}:${lines.length}:${lines.at(-1)!.length + 1}`;
}

function forBrowser({ code, path, imports, styles }: StyledFile): MagicString {
  const text = new MagicString(code);
  for (const { start, end } of imports) text.remove(start, end);
  let last = 0;
  for (const { start, end, component } of styles) {
    // Nested rules were replaced with the outer ones.
    if (start < last) continue;
    last = end;
    if (!component) text.overwrite(start, end, "''");
    else {
      const { attributes, index } = component;
      const made = [elementOf(component, code), `'${classNameOf(path, index)}'`];
      if (attributes) made.push(textOf(attributes, code));
      text.overwrite(start, end, `/* @__PURE__ */ styledElement(${made.join(', ')})`);
    }
  }
  if (styles.some(({ component }) => component))
    text.prepend(`import { styledElement } from '${elementModule}';\n`);
  return text;
}

function forServer({ code, path, imports, names, styles }: StyledFile): MagicString {
  const text = new MagicString(code);
  for (const { start, end } of imports) text.remove(start, end);
  const partOf = (written: string, at: Range) => `stylePart(${written}, '${placeOf(code, path, at)}')`;
  for (const { tag, component, parts, end } of styles) {
    for (const part of parts) {
      const [before, after] = partOf('\0', part).split('\0') as [string, string];
      text.prependRight(part.start, before).appendLeft(part.end, after);
    }
    if (!component) continue;
    const { styled, target, isTag, attributes, index } = component;
    const base = isTag ? `${styled}.${textOf(target, code)}` : `${styled}(styledOf(${textOf(target, code)}))`;
    const id = `{ componentId: '${classNameOf(path, index)}' }`;
    text.overwrite(tag.start, tag.end, `registerStyled('${path}', ${base}.withConfig(${id})`);
    const others = [elementOf(component, code)];
    if (attributes) others.push(partOf(textOf(attributes, code), attributes));
    text.appendLeft(end, `, ${others.join(', ')})`);
  }
  const given = Array.from(names, ([local, name]) => `${name} as ${local}`).join(', ');
  return text.prepend(
    `import { ${given} } from '${library}';\nimport { registerStyled, styledOf, stylePart } from '${registryModule}';\n`,
  );
}

/** The rendered element, as code. */
function elementOf({ target, isTag }: StyledTarget, code: string): string {
  return isTag ? `'${textOf(target, code)}'` : textOf(target, code);
}

function textOf({ start, end }: Range, code: string): string {
  return code.slice(start, end);
}
