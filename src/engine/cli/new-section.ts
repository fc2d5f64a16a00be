import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { draftSection, listSection } from '../generate/section-files.ts';
import { tidy } from '../generate/tidy.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';
import { writeNew, writeWhole } from '../files/node-file-system.ts';

const command = defineCommand({
  call: 'npm run new:section',
  what: 'Creates the schema and the component of a new section type, and adds it to the list of sections.',
  words: { shown: 'TYPE', most: 1 },
  options: {
    interactive: { what: 'a component with state, which React hydrates, and a browser test of it' },
  },
  notes: 'TYPE is a name in camelCase. Never overwrites a file.',
  examples: ['npm run new:section quote', 'npm run new:section -- costCalculator --interactive'],
  exitCodes: { 0: 'the section type was created', 2: 'the section type was not created' },
});

await runCommand(command, async ({ words: [type = ''], values }) => {
  const files = draftSection(type, values.interactive);
  // Some systems ignore the case of letters.
  const isSame = (name: string) => name.toLowerCase() === `${type}.json`.toLowerCase();
  const existing = readdirSync('section-schemas').find(isSame);
  if (existing !== undefined) throw new Error(`section-schemas/${existing} exists already.`);

  const index = 'src/sections/index.ts';
  const list = listSection(readFileSync(index, 'utf8'), type, values.interactive);
  const written: string[] = [];
  let generated: string[];
  try {
    for (const [file, content] of Object.entries(files)) {
      writeNew(file, await tidy(file, content));
      written.push(file);
    }
    // Before the list: a mistake in any schema stops it.
    generated = await writeGeneratedFiles(process.cwd());
    writeWhole(index, await tidy(index, list));
  } catch (error) {
    // Without the others, they would stop every check.
    for (const file of written) rmSync(file);
    throw error;
  }
  for (const file of [...written, index]) process.stdout.write(`${file} written.\n`);
  for (const line of generated) process.stdout.write(`${line}\n`);
  process.stdout.write(
    '\nNext: define its properties in the schema and render them in the component. "npm run dev" shows its examples ' +
      `at /__catalogue/${type} and keeps the types up to date; otherwise run "npm run gen" after each change of the schema.\n`,
  );
});
