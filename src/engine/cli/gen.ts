import { ruleListFile, writeRuleList } from '../generate/generate-rule-list.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';

const usage = `Usage: npm run gen [-- --check]

  --check  write nothing; fail when a generated file is out of date
`;

const fileSystem = createNodeFileSystem(process.cwd());
process.exitCode = await run(process.argv.slice(2));

async function run(argv: string[]): Promise<number> {
  const [option, ...others] = argv;
  if (others.length > 0 || (option !== undefined && option !== '--check')) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    return option === '--check' ? await checkFiles() : await writeFiles();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

async function checkFiles(): Promise<number> {
  const { findStaleFiles } = await import('../generate/generated-files.ts');
  const stale = await findStaleFiles(fileSystem);
  for (const { problem } of stale) process.stdout.write(`${problem}\n`);
  return stale.length > 0 ? 1 : 0;
}

async function writeFiles(): Promise<number> {
  // The list of rules comes first: everything else is made by code that imports what it names.
  if (await writeRuleList(process.cwd())) process.stdout.write(`${ruleListFile} written.\n`);
  const { writeGeneratedFiles } = await import('../generate/write-generated-files.ts');
  for (const line of await writeGeneratedFiles(process.cwd())) process.stdout.write(`${line}\n`);
  const { renewContentSchemas } = await import('../generate/renew-content-schemas.ts');
  renewContentSchemas(process.cwd());
  return 0;
}
