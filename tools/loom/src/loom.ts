import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findPictures, type Picture } from './find-pictures.ts';
import { publicFolder } from './public-folder.ts';

const usage = `Weaves the pictures of public/img.

  npm run art                  all of them
  npm run art -- erp sw-twill  these
  npm run art -- --list        what there is
  npm run art -- --check       changes nothing, says which files would change
  npm run art -- --cloth       the home page's cloth, the preview image for shared links, the icons
  npm run art -- --video       the cloth in motion, public/video (needs ffmpeg)
`;

const folder = `${publicFolder}img/`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    check: { type: 'boolean' },
    cloth: { type: 'boolean' },
    video: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) process.stdout.write(usage);
else if (values.video) await (await import('./cloth/film-cloth.ts')).filmCloth();
else if (values.cloth) await (await import('./cloth/photograph-cloth.ts')).photographCloth();
else await weave(positionals);

async function weave(names: string[]): Promise<void> {
  const pictures = await findPictures();
  const unknown = names.filter((name) => !pictures.has(name));
  if (unknown.length > 0)
    return fail(`Unknown picture ${unknown.join(', ')}. "npm run art -- --list" shows all names.`);

  const chosen =
    names.length > 0 ? names.flatMap((name) => pictures.get(name) ?? []) : [...pictures.values()];
  if (values.list) return chosen.forEach(({ name, title }) => say(name, title));
  if (values.check) return check(chosen);
  for (const { name, draw } of chosen) {
    const started = Date.now();
    const svg = draw();
    writeFileSync(`${folder}${name}.svg`, svg);
    say(name, `${Math.round(svg.length / 1000)} kB, ${Date.now() - started} ms`);
  }
}

function check(pictures: Picture[]): void {
  const changed = pictures.filter(({ name, draw }) => draw() !== readPicture(name));
  for (const { name } of changed) say(name, 'would change');
  if (changed.length > 0) process.exitCode = 1;
  else say(`${pictures.length} pictures`, 'up to date');
}

function readPicture(name: string): string | undefined {
  try {
    return readFileSync(`${folder}${name}.svg`, 'utf8');
  } catch {
    // A picture that has never been woven is one that would change.
    return undefined;
  }
}

function say(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(20)} ${text}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
