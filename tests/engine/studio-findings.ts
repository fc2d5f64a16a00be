import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { applyFixes } from '../../src/engine/check/fix.ts';
import { layOver } from '../../src/engine/files/file-system.ts';
import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import type { EditAnswer, PageAnswer } from '../../src/studio/protocol.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import { serveStudio } from './studio-server.ts';
import type { WrongSite } from './wrong-sites.ts';

/**
 * Compares what the studio's server says of a site's mistakes with the findings of the check, and what its fixes write
 * with `applyFixes`.
 */
export async function compareFindings({ fileSystem, open }: Pick<WrongSite, 'fileSystem' | 'open'>) {
  const root = makeFolder();
  const bytesOf = (file: string) => Buffer.from(fileSystem.read(file) ?? '');
  const names = fileSystem.list('pages');
  writeFiles(root, Object.fromEntries(names.map((name) => [`pages/${name}`, bytesOf(`pages/${name}`)])));
  const site = open(fileSystem);
  // As `check --format json` prints them.
  const expected = JSON.parse(JSON.stringify((await check(site)).diagnostics)) as Diagnostic[];
  const { pages, shared, site: settings } = site.files;
  const forms = [...pages.map(({ file }) => file), ...shared.values(), ...settings.values()];
  const { call, stop } = await serveStudio(root, (texts) => open(layOver(fileSystem, texts)));
  try {
    // Some sites have thousands of them.
    const step = Math.ceil(expected.length / 20);
    for (const found of expected.filter((_, index) => index % step === 0)) {
      const { fix, ...words } = found;
      const { file } = found;
      if (!forms.includes(file)) {
        // At the top of any page, and without a button.
        const { findings } = await call<PageAnswer>('page', { file: forms[0] });
        expect(findings).toContainEqual(words);
        continue;
      }
      const { findings } = await call<PageAnswer>('page', { file });
      expect(findings).toContainEqual(found);
      if (!fix) continue;
      const onDisk = () => readFileSync(join(root, file), 'utf8');
      const { problem } = await call<EditAnswer>('fix', found);
      await call('save');
      expect(problem, words.message).toBeUndefined();
      expect(onDisk(), words.message).toBe(String(applyFixes(bytesOf(file), [fix])));
      await call('undo');
      await call('save');
      expect(onDisk()).toBe(String(bytesOf(file)));
    }
  } finally {
    await stop();
  }
}
