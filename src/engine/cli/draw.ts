import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findArrows, pictureFile, placePicture } from '../generate/draw-layers.ts';

const usage = `Usage: npm run draw

Draws the imports between the folders of src/engine into ${pictureFile}.
`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) process.stdout.write(usage);
else {
  writeFileSync(pictureFile, placePicture(readFileSync(pictureFile, 'utf8'), await findArrows()));
  process.stdout.write(`${pictureFile} written.\n`);
}
