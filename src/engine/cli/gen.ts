import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findLeftovers, findStaleFiles, generateFiles } from '../generate/generated-files.ts';
import { createNodeFileSystem } from '../site/node-file-system.ts';

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
  const stale = await findStaleFiles(fileSystem);
  for (const { problem } of stale) process.stdout.write(`${problem}\n`);
  return stale.length > 0 ? 1 : 0;
}

async function writeFiles(): Promise<number> {
  const generated = await generateFiles(fileSystem);
  for (const { file, content } of generated) {
    if (fileSystem.read(file)?.toString('utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    process.stdout.write(`${file} written.\n`);
  }
  for (const file of findLeftovers(fileSystem, generated)) {
    rmSync(file);
    process.stdout.write(`${file} removed.\n`);
  }
  return 0;
}
