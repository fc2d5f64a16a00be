import { readFileSync, writeFileSync } from 'node:fs';
import { defineCommand } from '../../../src/command-line/command.ts';
import { runCommand } from '../../../src/command-line/run-command.ts';
import { findPictures, type Picture } from './find-pictures.ts';
import { publicFolder } from './public-folder.ts';

const command = defineCommand({
  call: 'npm run weave',
  what: 'Weaves the pictures of public/img anew from their scenes: those that are named, or all.',
  words: { shown: '[PICTURE…]', most: Number.MAX_SAFE_INTEGER },
  options: {
    list: { what: 'say what there is: names and subjects' },
    check: { what: 'change nothing, say which files would change' },
    cloth: { what: "weave the home page's cloth, the preview image for shared links, and the icons instead" },
    video: { what: 'film the cloth in motion instead, public/video (needs ffmpeg)' },
  },
  examples: ['npm run weave -- erp sw-twill', 'npm run weave -- --check'],
  exitCodes: { 0: 'done', 1: 'with --check: some would change', 2: 'it could not be done' },
});

const folder = `${publicFolder}img/`;

await runCommand(command, async ({ values, words }) => {
  if (values.video) return (await import('./cloth/film-cloth.ts')).filmCloth();
  if (values.cloth) return (await import('./cloth/photograph-cloth.ts')).photographCloth();
  return weave(words, values);
});

async function weave(names: string[], values: { list: boolean; check: boolean }): Promise<void> {
  const pictures = await findPictures();
  const unknown = names.filter((name) => !pictures.has(name));
  if (unknown.length > 0)
    throw new Error(`Unknown picture ${unknown.join(', ')}. "npm run weave -- --list" shows all names.`);

  const chosen =
    names.length > 0 ? names.flatMap((name) => pictures.get(name) ?? []) : [...pictures.values()];
  if (values.list) return chosen.forEach(({ name, title }) => say(name, title));
  if (values.check) return check(chosen);
  for (const { name, file, draw } of chosen) {
    const started = Date.now();
    const picture = await draw();
    writeFileSync(`${folder}${file}`, picture);
    say(name, `${Math.round(picture.length / 1000)} kB, ${Date.now() - started} ms`);
  }
}

async function check(pictures: Picture[]): Promise<void> {
  let changed = 0;
  for (const { name, file, draw } of pictures) {
    if ((await draw()).equals(readPicture(file))) continue;
    say(name, 'would change');
    changed++;
  }
  if (changed > 0) process.exitCode = 1;
  else say(`${pictures.length} pictures`, 'up to date');
}

function readPicture(file: string): Buffer {
  try {
    return readFileSync(`${folder}${file}`);
  } catch {
    // A picture without a file counts as changed.
    return Buffer.alloc(0);
  }
}

function say(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(20)} ${text}\n`);
}
