import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { markFile } from '../../src/shared/build-mark.ts';
import { commitFiles, copyProject } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { createRandom } from '../stage/random.ts';
import { command, runNode } from '../stage/run-node.ts';

/** A copy of the project for repeated edits and builds, deleted after all tests of the file. */
export function openWarmProject(seed: number) {
  // Characters with a meaning in addresses, patterns or shells. A "#" is refused.
  const folder = join(makeFolder(afterAll), `odd 1 %20 [b] {c} (d) & ö's`, 'site');
  copyProject(folder);
  commitFiles(folder, 'pages');
  const { below: random, pick } = createRandom(seed);

  const filesIn = (part: string, ending: string) =>
    fs
      .readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, part, name))
      .toSorted();

  const edit = (file: string, change: (text: string) => string) =>
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));

  /** Changes a letter in the middle of one description or title, which keeps the page valid. */
  function changeText(file: string): void {
    const text = fs.readFileSync(file, 'utf8');
    const words = [...text.matchAll(/"(?:text|description|lead|label)": "[^"{[\\]*?([a-z])[^"{[\\]*"/g)];
    if (words.length === 0) return;
    const match = pick(words);
    const at = match.index + match[0].lastIndexOf(match[1]!);
    fs.writeFileSync(file, `${text.slice(0, at)}${pick([...'abcdefgh'])}${text.slice(at + 1)}`);
  }

  const edits: Record<string, () => void> = {
    page: () => changeText(pick(filesIn('pages', '.json').filter((file) => !/\/_/.test(file)))),
    shared: () => changeText(pick(filesIn('pages/_shared', '.json'))),
    site: () =>
      changeText(
        pick(filesIn('pages/_site', '.json').filter((file) => !/(?:planned-links|theme)\.json$/.test(file))),
      ),
    theme: () =>
      edit(join(folder, 'pages/_site/theme.json'), (text) =>
        text.replace(/"#f2b2../, `"#f2b2${10 + random(80)}`),
      ),
    picture: () =>
      edit(pick(filesIn('public/pictures', '.svg')), (text) =>
        text.replace(/viewBox="0 0 (\d+)/, (_, width) => `viewBox="0 0 ${Number(width) + 1}`),
      ),
    schema: () =>
      edit(pick(filesIn('section-schemas', '.json').filter((file) => !file.includes('generated'))), (text) =>
        text.replace(/"maxLength": (\d+)/, (_, most) => `"maxLength": ${Number(most) + 1}`),
      ),
    component: () =>
      edit(
        pick(filesIn('src/sections', '.tsx')),
        (text) => `${text}\nexport const edit${random(1e6)} = ${random(1e6)};\n`,
      ),
    style: () =>
      edit(pick(filesIn('src/styles', '.css')), (text) => `${text}\n.edit-${random(1e6)} { color: red; }\n`),
  };

  const damage = {
    'cut short': (file: string) => fs.truncateSync(file, random(100)),
    deleted: (file: string) => fs.rmSync(file),
    'of other origin': (file: string) => fs.writeFileSync(file, 'foreign'),
    'altered, with its size and times': (file: string) => {
      const { size, atime, mtime } = fs.statSync(file);
      fs.writeFileSync(file, Buffer.alloc(size, 'x'));
      fs.utimesSync(file, atime, mtime);
    },
  };
  const damages = Object.keys(damage) as (keyof typeof damage)[];

  /**
   * The files of the cache and of the published site that may be damaged. Not the mark of the site's folder, as a build
   * refuses a folder without it.
   */
  const kept = () =>
    ['.cache/site', '.cache/commands', 'warm']
      .flatMap((part) => filesIn(part, ''))
      .filter((file) => basename(file) !== markFile && fs.statSync(file).isFile());

  const build = (outDir: string, args: string[] = [], env: Record<string, string> = {}) =>
    runNode(command('build', ...args), folder, { OUT_DIR: outDir, SITE_HOST: 'nginx', ...env });
  const built = { end: 0, output: expect.stringContaining(' pages') as string };

  return {
    folder,
    build,
    /** Expects the cached build in `warm` to equal a build without a cache, byte for byte. */
    async compare(name: string) {
      expect(await build('warm'), name).toEqual(built);
      expect(await build('cold', ['--no-cache']), name).toEqual(built);
      expect(hashFiles(join(folder, 'warm')), name).toEqual(hashFiles(join(folder, 'cold')));
    },
    kinds: Object.keys(edits),
    edit: (kind: string) => edits[kind]!(),
    /** Damages about one in ten cached files. */
    damageSome() {
      for (const file of kept().filter(() => random(10) === 0)) damage[pick(damages)](file);
    },
    damages,
    damageAll(kind: keyof typeof damage) {
      for (const file of kept()) damage[kind](file);
    },
    random,
  };
}
