import { createHash } from 'node:crypto';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

const library = 'styled-components';
/** What a styled component is in the browser. */
const browserModule = '/src/app/styled-element.ts';
/** Where the server's code notes every styled component, and gets what it draws in its place. */
const serverModule = '/src/app/styled-registry.ts';

/**
 * In a build, styles are no code in the browser. On the server, where styled-components runs, every component is
 * noted, so that the rules of all can be written into one style sheet; drawn, a styled component is its element with its
 * class, here and there. Follows the plug-in that gives the components their ids, and makes those short: a component
 * that looks the same wherever it is used needs no other class than its id.
 * @throws Error at a style that is a function of props.
 */
export function staticStyles(): Plugin {
  return {
    name: 'site:static-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler(code) {
        const inBrowser = this.environment.name === 'client';
        const text = new MagicString(code);
        const { program } = parseSync('styles.jsx', code);
        const pieces = importsOf(program, ['css', 'keyframes']);
        const wrap = ({ start, end }: { start: number; end: number }, before: string, after: string) =>
          text.prependRight(start, before).appendLeft(end, after);
        let components = 0;
        new Visitor({
          ImportDeclaration({ source, start, end }) {
            if (inBrowser && source.value === library) text.remove(start, end);
          },
          TaggedTemplateExpression: ({ tag, quasi, start, end }) => {
            const made = readStyledCall(tag);
            const isPiece = tag.type === 'Identifier' && pieces.has(tag.name);
            if (!made && !isPiece) return;
            const varying = quasi.expressions.find(({ type }) => /Function/.test(type));
            if (varying)
              this.error(
                'This style is a function of props. What varies goes through a data- attribute or a custom property: styles are the same wherever the component is used.',
                varying.start,
              );
            // The rules name other components as the library knows them.
            if (!inBrowser) for (const part of quasi.expressions) wrap(part, 'styledOf(', ')');
            if (!made) return void (inBrowser && text.overwrite(start, end, "''"));
            components += 1;
            const id = shortId(made.id.value);
            const target = code.slice(made.target.start, made.target.end);
            const element = made.isTag ? `'${target}'` : target;
            if (inBrowser) {
              text.overwrite(start, end, `/* @__PURE__ */ styledElement(${element}, '${id}')`);
            } else {
              if (!made.isTag) wrap(made.target, 'styledOf(', ')');
              text.overwrite(made.id.start, made.id.end, `'${id}'`);
              wrap({ start, end }, 'registerStyled(', `, ${element})`);
            }
          },
        }).visit(program);
        if (inBrowser && components > 0) text.prepend(`import { styledElement } from '${browserModule}';\n`);
        if (!inBrowser && text.hasChanged())
          text.prepend(`import { registerStyled, styledOf } from '${serverModule}';\n`);
        const isMapped = Boolean(this.environment.config.build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
  };
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
  target: { start: number; end: number };
  isTag: boolean;
  id: ESTree.StringLiteral;
}

/** Reads `styled.div.withConfig({ componentId: "…" })` and `styled(Wrap).withConfig({ componentId: "…" })`. */
function readStyledCall(tag: ESTree.Expression): StyledCall | undefined {
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
  if (styled.type === 'MemberExpression') return { target: styled.property, isTag: true, id };
  const [target] = styled.type === 'CallExpression' ? styled.arguments : [];
  return target && { target, isTag: false, id };
}

/** Five letters and digits for an id of eleven or more. The server's code refuses two components with one id. */
function shortId(id: string): string {
  const hash = createHash('sha256')
    .update(id)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return `s${hash.slice(0, 5)}`;
}
