import { build, minify, type Plugin, type Rolldown } from 'vite';
import { plainError } from '../../shared/plain-error.ts';

/** Of an import of a module as the text of a script: `./fit-header.ts?script`. */
const query = '?script';

/** Makes a module and its imports one classic script, minified, whose names stay its own. */
export function inlineScripts(): Plugin {
  return {
    name: 'site:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const [chunk] = await bundle(id.slice(0, -query.length), this.environment.config.root);
        for (const module of chunk.moduleIds) this.addWatchFile(module);
        const { code, errors } = await minify(id, `(()=>{${chunk.code}})()`, { module: false });
        if (errors.length > 0) throw plainError(`${id}: ${errors[0]!.message}`);
        return `export default ${JSON.stringify(code.trim().replace(/;$/, ''))};`;
      },
    },
  };
}

/** The module as one chunk without imports and exports. */
async function bundle(file: string, root: string): Promise<Rolldown.RolldownOutput['output']> {
  const outputs = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { optimization: { inlineConst: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]!.output;
}
