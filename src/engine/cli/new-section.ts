import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import {
  addToIndex,
  componentTemplate,
  nameSection,
  schemaTemplate,
  testTemplate,
} from '../generate/section-templates.ts';
import { tidy } from '../generate/tidy.ts';
import { writeGeneratedFiles } from '../generate/generated-files.ts';

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

await runCommand(command, ({ words: [type], values }) => createSection(type, values.interactive));

async function createSection(type = '', isInteractive = false): Promise<void> {
  const section = nameSection(type, isInteractive);
  if (!section) throw new UsageError('Expected a name in camelCase, such as "quote" or "priceTable".');

  const index = 'src/sections/index.ts';
  const files: Record<string, string> = {
    [`section-schemas/${type}.json`]: schemaTemplate(section),
    [`src/sections/${section.component}/${section.component}.tsx`]: componentTemplate(section),
    ...(isInteractive && { [`tests/browser/${toKebabCase(type)}.spec.ts`]: testTemplate(section) }),
  };
  const existing = Object.keys(files).find((file) => existsSync(file));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);

  for (const [file, content] of Object.entries(files)) await write(file, content);
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

/** `costCalculator` → `cost-calculator` */
function toKebabCase(type: string): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
