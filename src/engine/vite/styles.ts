import { relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { hashOf } from '../files/hash-of.ts';
import { plainError } from '../../shared/plain-error.ts';
import { placeOf } from './place-of.ts';
import { createPackageRefusal } from './styled-packages.ts';

const library = 'styled-components';
/** The names of the library that can be used, with the functions that replace the tags of rules. */
const replacements: Record<string, string> = {
  styled: 'defineStyled',
  css: 'cssText',
  keyframes: 'defineKeyframes',
  createGlobalStyle: 'defineGlobal',
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
  const refusePackages = createPackageRefusal(root);
  return {
    name: 'site:styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /\b(?:from|import)\b/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll(sep, '/');
        if (!path.startsWith('src/')) return undefined;
        refusePackages(code, path);
        if (!code.includes(library)) return undefined;
        const file = readStyles(code, path);
        const { command, build } = this.environment.config;
        const text =
          this.environment.name === 'client' ? forBrowser(file, command === 'serve') : forServer(file);
        for (const { start, end } of file.imports) text.remove(start, end);
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

/** A file with its styles. */
interface StyledFile {
  code: string;
  path: string;
  imports: Range[];
  styles: Style[];
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

/** @throws Error at an unsupported use. */
function readStyles(code: string, path: string): StyledFile {
  const { program } = parseSync(path, code);
  const refuse = (at: Range, what: string, name = ''): never => {
    throw plainError(`${placeOf(code, path, at.start)}: ${what} ${advice[name] ?? forms}`);
  };
  const imports: Range[] = [];
  const names = new Map<string, string>();
  const styles: Style[] = [];
  /** Offsets of supported names of the library, and of the same names with another meaning. */
  const read = new Set<number>();
  const skip = ({ start }: Range) => void read.add(start);
  const note = ({ start, end }: Range, tag: ESTree.Expression, parts: Range[]) => {
    const found = readTag(tag, names, code);
    if (!found) return;
    skip(found.at);
    const isComponent = found.name === 'styled';
    const index = styles.filter(({ name }) => (name === 'styled') === isComponent).length;
    const id = classNameOf(path, index) + (isComponent ? '' : 'x');
    styles.push({ ...found, start, end, tag, id, parts });
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
        if (!(name in replacements))
          refuse(specifier, `"${name}" of styled-components cannot be used.`, name);
        names.set(specifier.local.name, name);
      }
    },
    ExportNamedDeclaration: refuseSource,
    ExportAllDeclaration: refuseSource,
    ImportExpression: refuseSource,
    TaggedTemplateExpression: (node) => note(node, node.tag, node.quasi.expressions),
    CallExpression: (node) =>
      node.arguments.length === 1 ? note(node, node.callee, node.arguments) : undefined,
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
      if (!names.has(node.name) || read.has(node.start)) return;
      const [, name] = /^\w+(?:\.\w+|\([^()]*\))\.(withConfig)\b/.exec(code.slice(node.start)) ?? [];
      refuse(node, `This use of "${node.name}" is not understood.`, name);
    },
  }).visit(program);
  return { code, path, imports, styles };
}

function importedName(specifier: ESTree.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'styled';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
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

/** `isNamed`: components have names, for React's developer tools. */
function forBrowser({ code, styles }: StyledFile, isNamed: boolean): MagicString {
  const text = new MagicString(code);
  let last = 0;
  for (const { start, end, name, target, id, attributes } of styles) {
    // Nested rules were replaced with the outer ones.
    if (start < last) continue;
    last = end;
    const made = [target, `'${id}'`];
    if (attributes || isNamed) made.push(attributes ? textOf(attributes, code) : '{}');
    const [, variable] = /\b(\w+)\s*=\s*$/.exec(code.slice(0, start)) ?? [];
    if (isNamed && variable) made.push(`'${variable}'`);
    const isElement = name === 'styled' || name === 'createGlobalStyle';
    const element = `/* @__PURE__ */ styledElement(${made.join(', ')})`;
    text.overwrite(start, end, isElement ? element : "''");
  }
  return text.prepend(`import { styledElement } from '${elementModule}'; `);
}

function forServer({ code, path, styles }: StyledFile): MagicString {
  const text = new MagicString(code);
  for (const { name, tag, target, id, attributes, parts } of styles) {
    for (const part of parts)
      text
        .prependRight(part.start, 'stylePart(')
        .appendLeft(part.end, `, '${placeOf(code, path, part.start)}')`);
    const made = [`'${path}'`, target, `'${id}'`];
    if (attributes)
      made.push(`fixedAttributes(${textOf(attributes, code)}, '${placeOf(code, path, attributes.start)}')`);
    const call = name === 'styled' ? made.join(', ') : `'${path}', '${id}'`;
    text.update(tag.start, tag.end, name === 'css' ? 'cssText' : `${replacements[name]}(${call})`);
  }
  // On the first line, as the next plug-in names lines too.
  return text.prepend(
    `import { ${Object.values(replacements).join(', ')}, fixedAttributes, stylePart } from '${registryModule}'; `,
  );
}

function textOf({ start, end }: Range, code: string): string {
  return code.slice(start, end);
}
