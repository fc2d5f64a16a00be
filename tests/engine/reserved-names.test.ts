import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWriter } from '../../src/engine/build/create-writer.ts';

test('the writer refuses a path that something else has, capital letters or not', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  const { write } = createWriter(out, ['/robots.txt']);
  write('index.html', 'a');
  for (const path of ['index.html', 'INDEX.html', 'robots.txt'])
    expect(() => write(path, 'b')).toThrow(
      `Refused to write "${path}": another page, alias, planned link or file in public/ has this path already. Rename one of the two.`,
    );
  rmSync(out, { recursive: true });
});
