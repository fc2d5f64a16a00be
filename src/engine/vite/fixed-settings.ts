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

        // What a module calls `params` is its own; the slider's are `swiper.params` there.
        const isSettings = (node: ESTree.Expression | ESTree.Super) =>
          lastName(node) === 'params' && (isCore || node.type === 'MemberExpression');
        const valueOf = ({ computed, object, property }: ESTree.MemberExpression) => {
          if (computed || property.type !== 'Identifier') return undefined;
          if (isSettings(object)) return constants.get(property.name);
          return lastName(object) === 'swiper' && absent.includes(property.name) ? 'undefined' : undefined;
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
          VariableDeclarator({ id: target, init, start, end }) {
            if (target.type !== 'ObjectPattern' || !init || !isSettings(init)) return;
            const names = target.properties.map((entry) => code.slice(entry.start, entry.end));
            const looked = names.filter((name) => !constants.has(name));
            const fixed = names.filter((name) => constants.has(name));
            const taken = fixed.map((name) => `${name} = (${constants.get(name)})`);
            if (looked.length > 0)
              taken.unshift(`{ ${looked.join(', ')} } = ${code.slice(init.start, init.end)}`);
            text.overwrite(start, end, taken.join(', '));
          },
        }).visit(program);
        // Nothing asks for them any more.
        if (isCore)
          for (const entry of findDefaults(program))
            if (constants.has(entry.name)) text.remove(entry.start, entry.next);
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
  return new Map(
    findDefaults(parseSync('defaults.mjs', code).program).flatMap(({ name, value }) =>
      value.type === 'Literal' || value.type === 'Identifier'
        ? [[name, code.slice(value.start, value.end)] as const]
        : [],
    ),
  );
}

interface Default {
  name: string;
  value: ESTree.Expression;
  start: number;
  /** Where the next one begins. */
  next: number;
}

/** The entries of `const defaults = {…}`. */
function findDefaults(program: ESTree.Program): Default[] {
  const found: Default[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'defaults' || init?.type !== 'ObjectExpression') return;
      init.properties.forEach((entry, index) => {
        if (entry.type !== 'Property' || entry.key.type !== 'Identifier') return;
        const next = init.properties[index + 1]?.start ?? init.end - 1;
        found.push({ name: entry.key.name, value: entry.value, start: entry.start, next });
      });
    },
  }).visit(program);
  return found;
}
