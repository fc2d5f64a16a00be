import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { openExampleFiles } from '../engine/example-site.ts';
import { compareFindings } from '../engine/studio-findings.ts';
import { repeatParts, writtenCase } from '../engine/written-cases.ts';
import { type WrittenSite, writtenSites } from '../engine/written-site.ts';

const folder = 'tests/engine/findings';

describe.each(readdirSync(folder))(
  'the studio says what the check says, and its fixes write the same: %s',
  (name) => {
    const cases = [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(writtenCase)];
    test.each(cases.map(({ groups }) => [groups!.heading!, groups!.given!] as const))(
      '%s',
      async (_, given) => {
        for (const fileSystem of writtenSites(JSON.parse(repeatParts(given)) as WrittenSite))
          await compareFindings({ fileSystem, open: openExampleFiles });
      },
    );
  },
);
