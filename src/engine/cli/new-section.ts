import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { defineCommand } from '../../command-line/command.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { draftSection, index, listSection, ownSchemas } from '../generate/section-files.ts';
import { tidy } from '../generate/tidy.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';
import { writeNew, writeWhole } from '../files/node-file-system.ts';

const command = defineCommand({
  call: 'npm run new:section',
  description:
    'Creates the schema and the component of a new section type, and lists it, in the folders of your own code.',
  words: { placeholder: 'TYPE', most: 1 },
  options: {
    interactive: { description: 'a component with state, which React hydrates, and a browser test of it' },
  },
  notes: 'TYPE is a name in camelCase. Never overwrites a file.',
  examples: ['npm run new:section quote', 'npm run new:section -- costCalculator --interactive'],
  exitCodes: { 0: 'the section type was created', 2: 'the section type was not created' },
});

await runCommand(command, async ({ words: [type = ''], values }) => {
  const files = draftSection(type, values.interactive);
  // Some systems ignore the case of letters.
  const isSame = (name: string) => name.toLowerCase() === `${type}.json`.toLowerCase();
  for (const folder of ['section-schemas', ownSchemas]) {
    const existing = existsSync(folder) && readdirSync(folder).find(isSame);
    if (existing)
      throw new Error(
        `${folder}/${existing} exists already.${folder === ownSchemas ? '' : ` To extend or replace it, write ${ownSchemas}/${existing}: docs/own-code.md.`}`,
      );
  }

  const list = listSection(readFileSync(index, 'utf8'), type, values.interactive);
  const created: string[] = [];
  let generated: string[];
  try {
    for (const [file, content] of Object.entries(files)) {
      writeNew(file, await tidy(file, content));
      created.push(file);
    }
    // Before the list: a mistake in any schema stops it.
    generated = await writeGeneratedFiles(process.cwd());
    writeWhole(index, await tidy(index, list));
  } catch (error) {
    // Without the others, they would stop every check.
    for (const file of created) rmSync(file);
    throw error;
  }
  for (const file of [...created, index]) process.stdout.write(`${file} written.\n`);
  for (const line of generated) process.stdout.write(`${line}\n`);
  process.stdout.write(
    '\nNext: define its properties in the schema and render them in the component. "npm run dev" shows its examples ' +
      `at /__catalogue/${type} and keeps the types up to date; otherwise run "npm run gen" after each change of the schema.\n`,
  );
});
