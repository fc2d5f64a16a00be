import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page } from './start-receiver.ts';

/** As much of a built site as the receiver reads: the data of the page with the form. */
export function makeSiteFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-site-'));
  mkdirSync(join(folder, '_pages'));
  writeFileSync(join(folder, '_pages/our-garden.json'), JSON.stringify(page));
  return {
    folder,
    data: join(folder, 'data/inquiries.sqlite'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
