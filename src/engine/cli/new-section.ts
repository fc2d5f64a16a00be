import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import {
  addToIndex,
  componentTemplate,
  definitionTemplate,
  nameSection,
  schemaTemplate,
} from '../generate/section-templates.ts';
import { tidy } from '../generate/tidy.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';

const command = defineCommand({
  call: 'npm run new:section',
  what: 'Creates the schema, the component and the definition of a new section type, and adds it to the registry.',
  words: { shown: 'TYPE', most: 1 },
  options: {},
  notes: 'TYPE is a name in camelCase. Never overwrites a file.',
  examples: ['npm run new:section quote', 'npm run new:section priceTable'],
  exitCodes: { 0: 'the section type was created', 2: 'the section type was not created' },
});

await runCommand(command, ({ words: [type] }) => createSection(type));

async function createSection(type = ''): Promise<void> {
  const section = nameSection(type);
  if (!section) throw new UsageError('Expected a name in camelCase, such as "quote" or "priceTable".');

  const schema = `section-schemas/${section.type}.json`;
  const folder = `src/sections/${section.component}`;
  const component = `${folder}/${section.component}.tsx`;
  const definition = `${folder}/section.ts`;
  const index = 'src/sections/index.ts';
  const existing = [schema, component, definition].find((file) => existsSync(file));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);

  await write(schema, schemaTemplate(section));
  await write(component, componentTemplate(section));
  await write(definition, definitionTemplate(section));
  await write(index, addToIndex(readFileSync(index, 'utf8'), section));
  for (const line of await writeGeneratedFiles(process.cwd())) process.stdout.write(`${line}\n`);
  process.stdout.write(
    '\nNext: define its properties in the schema and render them in the component. "npm run dev" shows its examples ' +
      `at /__catalogue/${section.type} and keeps the types up to date; otherwise run "npm run gen" after each change of the schema.\n`,
  );
}

async function write(file: string, content: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await tidy(file, content));
  process.stdout.write(`${file} written.\n`);
}
