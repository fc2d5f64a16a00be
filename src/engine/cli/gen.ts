import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findStaleFiles, generateFiles } from '../generate/generated-files.ts';
import { createNodeFileSystem } from '../site/node-file-system.ts';

const usage =
  'Usage: npm run gen [-- --check]\n\n  --check  write nothing; fail when a generated file is out of date\n';

const { values } = readArguments();
const fileSystem = createNodeFileSystem(process.cwd());

if (values.check) {
  const stale = await findStaleFiles(fileSystem);
  for (const file of stale) process.stdout.write(`${file} is out of date. Run "npm run gen".\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { file, content } of await generateFiles(fileSystem)) {
    if (fileSystem.read(file)?.toString('utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    process.stdout.write(`${file} written.\n`);
  }
}

function readArguments() {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
