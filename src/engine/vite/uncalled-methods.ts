import MagicString from 'magic-string';
import { parseSync, type Plugin, Visitor } from 'vite';

export interface UncalledMethods {
  /** The library's file that holds its class, and the objects whose methods that class takes over. */
  core: string;
  /** Methods that neither the site calls nor what is left of the library. */
  names: readonly string[];
}

/**
 * Leaves methods of a library's class out of a build: to a bundler, a class with all its methods is one piece.
 * @throws Error when the class has no such method, and when something of what is built calls it after all.
 */
export function uncalledMethods({ core, names }: UncalledMethods): Plugin {
  return {
    name: 'site:uncalled-methods',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: core },
      handler(code, id) {
        const text = new MagicString(code);
        const missing = new Set(names);
        new Visitor({
          MethodDefinition({ key, start, end }) {
            if (key.type === 'Identifier' && names.includes(key.name) && missing.delete(key.name))
              text.remove(start, end);
          },
          ObjectExpression({ properties, end: last }) {
            properties.forEach((entry, index) => {
              if (entry.type !== 'Property' || entry.key.type !== 'Identifier') return;
              const { name } = entry.key;
              const isMethod = entry.shorthand || entry.method;
              if (isMethod && names.includes(name) && missing.delete(name))
                text.remove(entry.start, properties[index + 1]?.start ?? last - 1);
            });
          },
        }).visit(parseSync(id, code).program);
        const [unknown] = missing;
        if (unknown !== undefined) this.error(`Unknown method "${unknown}": ${core} has none of that name.`);
        const isMapped = Boolean(this.environment.config.build.sourcemap);
        return { code: text.toString(), map: isMapped ? text.generateMap({ hires: true }) : null };
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.includes(core)) continue;
        const looked = new Set(chunk.code.match(/\.\w+/g));
        const called = names.find((name) => looked.has(`.${name}`));
        if (called !== undefined)
          this.error(
            `${chunk.fileName} calls "${called}". Take it off the list of methods that nobody calls.`,
          );
      }
    },
  };
}
