import { readdirSync } from 'node:fs';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import { inspectExampleFiles } from './example-site.ts';
import { describeFinding } from './test-site.ts';
import { testCases } from './written-cases.ts';
import { type WrittenSite, writtenSites } from './written-site.ts';

const folder = 'tests/engine/findings';
/** Shows the first findings only. */
const most = 40;

testCases(
  readdirSync(folder).map((name) => `${folder}/${name}`),
  async (site: WrittenSite) => (await Promise.all(writtenSites(site).map(findIn))).join('\n\n'),
);

async function findIn(fileSystem: FileSystem): Promise<string> {
  const { diagnostics } = await inspectExampleFiles(fileSystem);
  const shown = diagnostics.length > most ? diagnostics.slice(0, 3) : diagnostics;
  const found = shown.map((one) => [describeFinding(one, fileSystem), ...editOf(one)].join('\n'));
  if (diagnostics.length > most) found.push(`And ${diagnostics.length - shown.length} more.`);
  return found.length === 0 ? 'Nothing.' : found.join('\n\n');
}

function editOf({ fix }: Diagnostic): string[] {
  return fix
    ? [
        `Edit${fix.safe ? ', safe' : ''}: ${fix.kind} ${fix.pointer} ${fix.text}`
          .replace(/ +\n/, '\n')
          .trimEnd(),
      ]
    : [];
}
