import { relative, sep } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { remember } from '../../shared/remember.ts';
import { hashOf } from '../files/hash-of.ts';

const library = 'styled-components';
/** What a styled component is in the browser. */
const browserModule = '/src/app/styled-element.ts';
/** Where the server's code notes every styled component, and gets what it draws in its place. */
const serverModule = '/src/app/styled-registry.ts';

/**
 * In a build, styles are no code in the browser. On the server, where styled-components runs, every component is
 * noted, so that the rules of all can be written into one style sheet; drawn, a styled component is its element with its
 * class, here and there. Follows the plug-in that gives the components their ids, and puts short ones in their place: a
 * component that looks the same wherever it is used needs no other class than its id.
 * @throws Error at a style that is a function of props.
 */
export function staticStyles(root: string): Plugin {
  // The browser's build and the server's go through the same files.
  const stylesIn = remember(1000, findStyles);
  return {
    name: 'site:static-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler(code, id) {
        const { imports, styles } = stylesIn(code);
        const path = relative(root, id).replaceAll(sep, '/');
        const classOf = ({ index }: StyledCall) => classNameOf(path, index);
        const varying = styles.find(({ varyingAt }) => varyingAt !== undefined)?.varyingAt;
        if (varying !== undefined)
          this.error(
            'This style is a function of props. What varies goes through a data- attribute or a custom property: styles are the same wherever the component is used.',
            varying,
          );
        const inBrowser = this.environment.name === 'client';
        const text = new MagicString(code);
        if (inBrowser) replaceInBrowser(text, code, imports, styles, classOf);
        else noteOnServer(text, code, styles, classOf);
        const isMapped = Boolean(this.environment.config.build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
  };
}

/**
 * The class of a component, by its file's path in the project and its place in the file, such as `kzrl0`. There are no
 * vowels, so that no class is one that advertisement blockers hide, such as `.ad1`.
 */
function classNameOf(path: string, index: number): string {
  const digits = hashOf(path).slice(0, 4);
  return digits.replaceAll(/./g, (digit) => 'bcdfghjklmnpqrst'[parseInt(digit, 16)]!) + index;
}

interface Range {
  start: number;
  end: number;
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

/** A template of rules, and where it stands in its file. */
interface Style extends Range {
  /** The component it makes; undefined for a piece that other templates hold. */
  component: StyledCall | undefined;
  /** The expressions in it. */
  parts: Range[];
  /** Where a function stands among them. */
  varyingAt: number | undefined;
}

function findStyles(code: string): { imports: Range[]; styles: Style[] } {
  const { program } = parseSync('styles.jsx', code);
  const pieces = importsOf(program, ['css', 'keyframes']);
  const imports: Range[] = [];
  const styles: Style[] = [];
  let components = 0;
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value === library) imports.push(rangeOf(node));
    },
    TaggedTemplateExpression(node) {
      const component = readStyledCall(node.tag, components);
      if (component) components += 1;
      const isPiece = node.tag.type === 'Identifier' && pieces.has(node.tag.name);
      if (!component && !isPiece) return;
      const { expressions } = node.quasi;
      const varyingAt = expressions.find(({ type }) => /Function/.test(type))?.start;
      styles.push({ ...rangeOf(node), component, parts: expressions.map(rangeOf), varyingAt });
    },
  }).visit(program);
  return { imports, styles };
}

function replaceInBrowser(
  text: MagicString,
  code: string,
  imports: Range[],
  styles: Style[],
  classOf: (component: StyledCall) => string,
): void {
  for (const { start, end } of imports) text.remove(start, end);
  for (const { start, end, component } of styles) {
    const made =
      component && `/* @__PURE__ */ styledElement(${elementOf(component, code)}, '${classOf(component)}')`;
    text.overwrite(start, end, made ?? "''");
  }
  if (styles.some(({ component }) => component))
    text.prepend(`import { styledElement } from '${browserModule}';\n`);
}

function noteOnServer(
  text: MagicString,
  code: string,
  styles: Style[],
  classOf: (component: StyledCall) => string,
): void {
  const wrap = ({ start, end }: Range, before: string, after: string) =>
    text.prependRight(start, before).appendLeft(end, after);
  for (const style of styles) {
    // The rules name other components as the library knows them.
    for (const part of style.parts) wrap(part, 'styledOf(', ')');
    const { component } = style;
    if (!component) continue;
    if (!component.isTag) wrap(component.target, 'styledOf(', ')');
    text.overwrite(component.id.start, component.id.end, `'${classOf(component)}'`);
    wrap(style, 'registerStyled(', `, ${elementOf(component, code)})`);
  }
  if (text.hasChanged()) text.prepend(`import { registerStyled, styledOf } from '${serverModule}';\n`);
}

/** What is drawn in the end, as code. */
function elementOf({ target: { start, end }, isTag }: StyledCall, code: string): string {
  const target = code.slice(start, end);
  return isTag ? `'${target}'` : target;
}

/** The names that a file has given to what it imports of styled-components. */
function importsOf({ body }: ESTree.Program, wanted: string[]): Set<string> {
  const imports = body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === library ? node.specifiers : [],
  );
  return new Set(
    imports.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' &&
      specifier.imported.type === 'Identifier' &&
      wanted.includes(specifier.imported.name)
        ? specifier.local.name
        : [],
    ),
  );
}

interface StyledCall {
  /** What is styled: the name of an element, or a component. */
  target: Range;
  isTag: boolean;
  /** Where its id stands. */
  id: Range;
  /** How many styled components come before it in its file. */
  index: number;
}

/** Reads `styled.div.withConfig({ componentId: "…" })` and `styled(Wrap).withConfig({ componentId: "…" })`. */
function readStyledCall(tag: ESTree.Expression, index: number): StyledCall | undefined {
  if (tag.type !== 'CallExpression' || tag.callee.type !== 'MemberExpression') return undefined;
  const { object: styled, property } = tag.callee;
  const [config] = tag.arguments;
  if (property.type !== 'Identifier' || property.name !== 'withConfig') return undefined;
  if (config?.type !== 'ObjectExpression') return undefined;
  const [id] = config.properties.flatMap((entry) =>
    entry.type === 'Property' &&
    entry.key.type === 'Identifier' &&
    entry.key.name === 'componentId' &&
    entry.value.type === 'Literal' &&
    typeof entry.value.value === 'string'
      ? entry.value
      : [],
  );
  if (!id) return undefined;
  const isTag = styled.type === 'MemberExpression';
  const [target] = isTag ? [styled.property] : styled.type === 'CallExpression' ? styled.arguments : [];
  if (!target) return undefined;
  return { target: rangeOf(target), isTag, id: rangeOf(id), index };
}
