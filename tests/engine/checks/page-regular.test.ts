import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectSite } from '../../../src/engine/inspect-site.ts';
import { goodSite } from '../test-site.ts';

test('a folder, a pipe or a link with the name of a page is a finding, and nothing waits for it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    cpSync('section-schemas', join(root, 'section-schemas'), { recursive: true });
    mkdirSync(join(root, 'pages/_site'), { recursive: true });
    for (const name of ['_site/brand.json', 'index.json'] as const)
      writeFileSync(join(root, 'pages', name), JSON.stringify(goodSite[`pages/${name}`]));
    mkdirSync(join(root, 'pages/services.json'));
    writeFileSync(join(root, 'pages/services.json/index.json'), '{}');
    mkdirSync(join(root, 'pages/empty.json'));
    execFileSync('mkfifo', [join(root, 'pages/pipe.json')]);
    symlinkSync('index.json', join(root, 'pages/link.json'));
    const { diagnostics } = await inspectSite({ root });
    const about = diagnostics.filter(({ rule }) => rule === 'page-regular' || rule === 'file/unreadable');
    const folder =
      'A folder whose name ends in ".json" looks like a page and is none. Rename it, without the ending.';
    expect(about.map(({ file, message, hint }) => [file, message.split(':')[0], hint])).toEqual([
      ['pages/empty.json', 'Unexpected folder in the content folder.', folder],
      ['pages/link.json', 'Unreadable file', 'Symbolic links are not followed.'],
      [
        'pages/pipe.json',
        'Unexpected pipe in the content folder.',
        'Remove it, or put the file itself there. Only files are read.',
      ],
      ['pages/services.json', 'Unexpected folder in the content folder.', folder],
    ]);
    expect(diagnostics.filter(({ file }) => file.startsWith('pages/services.json/'))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
