import { readFileSync, writeFileSync } from 'node:fs';
import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { findArrows, pictureFile, placePicture } from '../generate/draw-layers.ts';

const command = defineCommand({
  call: 'npm run draw',
  what: `Draws the imports between the folders of src/engine into ${pictureFile}.`,
  options: {},
  examples: ['npm run draw'],
  exitCodes: { 0: 'the picture is drawn', 2: 'it is not' },
});

await runCommand(command, async () => {
  writeFileSync(pictureFile, placePicture(readFileSync(pictureFile, 'utf8'), await findArrows()));
  process.stdout.write(`${pictureFile} written.\n`);
});
