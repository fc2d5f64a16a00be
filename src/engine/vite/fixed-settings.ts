import { readFileSync } from 'node:fs';
import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

export interface FixedSettings {
  /** The library's file that holds `const defaults = {…}`. Its settings are called `params` there. */
  core: string;
  /** The settings that the site, or a module of the library that the site uses, sets. All others keep their defaults. */
  varying: readonly string[];
  /** Settings and properties of a slider that it has by modules only which the site does not use. */
  absent: readonly string[];
}

/**
 * In a build, the settings of Swiper that no slider of the site sets are constants. To a bundler, a class with all its
 * methods is one piece; now it sees which of their branches are never taken.
 * @throws Error when a varying setting is unknown, and when the library comes to set a fixed one by itself.
 */
export function fixedSettings({ core, varying, absent }: FixedSettings): Plugin {
  let constants: Map<string, string>;
  return {
    name: 'site:fixed-settings',
    apply: 'build',
    // Sliders are set in motion by browsers only.
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      constants = readDefaults(readFileSync(core, 'utf8'));
      const unknown = varying.find((name) => !constants.delete(name));
      if (unknown !== undefined)
        this.error(`Unknown slider setting "${unknown}": ${core} has no such default.`);
      for (const name of absent) constants.set(name, 'undefined');
    },
    transform: {
      filter: { id: /\/swiper\/(?:shared|modules)\/[\w-]+\.mjs$/ },
      handler(code, id) {
        const isCore = id === core;
        const text = new MagicString(code);
        const { program } = parseSync(id, code);

        const valueOf = ({ computed, object, property }: ESTree.MemberExpression) => {
          if (computed || property.type !== 'Identifier') return undefined;
          const owner = lastName(object);
          // What a module calls `params` is its own; the slider's are `swiper.params` there.
          if (owner === 'params' && (isCore || object.type === 'MemberExpression'))
            return constants.get(property.name);
          return owner === 'swiper' && absent.includes(property.name) ? 'undefined' : undefined;
        };
        const targets = new Set<number>();
        new Visitor({
          AssignmentExpression: ({ left }) => {
            if (left.type !== 'MemberExpression') return;
            targets.add(left.end);
            if (lastName(left.object) === 'params' && valueOf(left) !== undefined)
              this.error(
                `Swiper sets "${code.slice(left.start, left.end)}" by itself. Name it among the settings that vary.`,
              );
          },
        }).visit(program);
        new Visitor({
          MemberExpression(member) {
            const value = valueOf(member);
            if (value !== undefined && !targets.has(member.end))
              text.overwrite(member.start, member.end, `(${value})`);
          },
        }).visit(program);
        const isMapped = Boolean(this.environment.config.build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
  };
}

/** The last name in `swiper.params`, `params` or `this.swiper`. */
function lastName(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  return node.property.name;
}

/** The defaults that are plain values, by name, as code. */
function readDefaults(code: string): Map<string, string> {
  const found = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'defaults' || init?.type !== 'ObjectExpression') return;
      for (const entry of init.properties) {
        if (entry.type !== 'Property' || entry.key.type !== 'Identifier') continue;
        const { type, start, end } = entry.value;
        if (type === 'Literal' || type === 'Identifier') found.set(entry.key.name, code.slice(start, end));
      }
    },
  }).visit(parseSync('defaults.mjs', code).program);
  return found;
}
