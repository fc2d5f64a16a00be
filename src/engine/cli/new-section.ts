import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  addToRegistry,
  componentTemplate,
  nameSection,
  schemaTemplate,
} from '../generate/section-templates.ts';
import { tidy } from '../generate/tidy.ts';
import { writeGeneratedFiles } from '../generate/write-generated-files.ts';

const usage = `Usage: npm run new:section <type>

Writes the schema, the component and the registry line of a new section type, such as "quote" or "priceTable".
`;

process.exitCode = await createSection(process.argv.slice(2));

async function createSection(argv: string[]): Promise<number> {
  const [type, ...others] = argv;
  const section = type === undefined || others.length > 0 ? undefined : nameSection(type);
  if (!section) return fail(`Expected one name in camelCase, such as "quote" or "priceTable".\n\n${usage}`);

  const schema = `section-schemas/${section.type}.json`;
  const component = `src/sections/${section.component}/${section.component}.tsx`;
  const registry = 'src/sections/registry.ts';
  const existing = [schema, component].find((file) => existsSync(file));
  if (existing !== undefined) return fail(`${existing} exists already.\n`);

  await write(schema, schemaTemplate(section));
  await write(component, componentTemplate(section));
  await write(registry, addToRegistry(readFileSync(registry, 'utf8'), section));
  for (const line of await writeGeneratedFiles(process.cwd())) process.stdout.write(`${line}\n`);
  process.stdout.write(
    '\nNext: say in the schema what the section takes, and draw it in the component. "npm run dev" shows its examples ' +
      `at /__catalogue/${section.type} and keeps the types up to date; otherwise run "npm run gen" after each change of the schema.\n`,
  );
  return 0;
}

async function write(file: string, content: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await tidy(file, content));
  process.stdout.write(`${file} written.\n`);
}

function fail(message: string): number {
  process.stderr.write(message);
  return 2;
}
