import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectSite } from '../../../src/engine/inspect-site.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { createNodeFileSystem } from '../../../src/engine/files/node-file-system.ts';
import { copyAssets } from '../../../src/engine/build/copy-assets.ts';
import { createTestFiles } from '../test-site.ts';

function withPublic(run: (root: string) => Promise<void> | void) {
  return async () => {
    const root = mkdtempSync(join(tmpdir(), 'public-'));
    mkdirSync(join(root, 'public/.well-known'), { recursive: true });
    writeFileSync(join(root, 'secret.txt'), 'secret');
    writeFileSync(join(root, 'public/.well-known/security.txt'), 'Contact: mailto:a@b.example');
    writeFileSync(join(root, 'public/.DS_Store'), 'x');
    try {
      await run(root);
    } finally {
      rmSync(root, { recursive: true });
    }
  };
}

/** A good site beside the public folder that lies below `root`. */
function filesOf(root: string) {
  const disk = createNodeFileSystem(root);
  const files = createTestFiles({});
  return {
    read: files.read,
    list: (folder: string) => (folder === 'public' ? disk.list(folder) : files.list(folder)),
    listOthers: disk.listOthers!,
  };
}

test(
  'a link in public/ is a finding and no file of the site, wherever it leads',
  withPublic(async (root) => {
    symlinkSync('../secret.txt', join(root, 'public/out.txt'));
    symlinkSync('.', join(root, 'public/loop'));
    const { diagnostics } = await inspectSite({ fileSystem: filesOf(root) });
    expect(diagnostics.map(({ file, rule, message, hint }) => [file, rule, message, hint])).toEqual(
      ['public/loop', 'public/out.txt'].map((file) => [
        file,
        'asset-regular',
        'Unexpected link in public/.',
        'Put the file itself there, or remove this. Only files are published.',
      ]),
    );
    expect(openSite({ fileSystem: filesOf(root) }).assets.addresses).toEqual(['/.well-known/security.txt']);
  }),
);

test(
  'files are copied by the list, and a file that became a link meanwhile is refused',
  withPublic((root) => {
    symlinkSync('../secret.txt', join(root, 'public/out.txt'));
    copyAssets(join(root, 'public'), ['/.well-known/security.txt'], join(root, 'out'));
    expect(createNodeFileSystem(root).list('out')).toEqual(['.well-known/security.txt']);
    expect(() => copyAssets(join(root, 'public'), ['/out.txt'], join(root, 'out'))).toThrow('ELOOP');
  }),
);

test(
  'a file of public/ never takes the place of another file of the build, nor loses its own',
  withPublic((root) => {
    const out = join(root, 'out');
    copyAssets(join(root, 'public'), ['/.well-known/security.txt'], out);
    expect(() => copyAssets(join(root, 'public'), ['/.well-known/security.txt'], out)).toThrow('EEXIST');
  }),
);

test(
  'a picture that was replaced by a dangerous one after the check is not published',
  withPublic((root) => {
    const out = join(root, 'out');
    writeFileSync(join(root, 'public/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    copyAssets(join(root, 'public'), ['/a.svg'], out);
    expect(readFileSync(join(out, 'a.svg'), 'utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, 'public/b.svg'), '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>');
    expect(() => copyAssets(join(root, 'public'), ['/b.svg'], out)).toThrow(
      `Refused to publish ${join(root, 'public/b.svg')}: Unsafe attribute "onload" in a picture. Remove it`,
    );
    expect(existsSync(join(out, 'b.svg'))).toBe(false);
  }),
);

test(
  'a pipe in public/ is a finding that says so, and one that came after the check is refused without waiting for it',
  withPublic(async (root) => {
    execFileSync('mkfifo', [join(root, 'public/pipe.txt')]);
    const { diagnostics } = await inspectSite({ fileSystem: filesOf(root) });
    expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'public/pipe.txt: Unexpected pipe in public/.',
    ]);
    expect(() => copyAssets(join(root, 'public'), ['/pipe.txt'], join(root, 'out'))).toThrow(
      `Refused to publish ${join(root, 'public/pipe.txt')}: it is no file.`,
    );
  }),
);
