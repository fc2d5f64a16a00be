import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { settledStamp } from '../files/stamp.ts';
import { hashOf } from '../files/hash-of.ts';
import { type BuildMemory, forgetful } from './build-memory.ts';
import { resolveInside } from '../files/resolve-inside.ts';
import { judgeSvg } from '../pictures/judge-svg.ts';
import { plainError } from '../../shared/plain-error.ts';

/** Where files that earlier builds copied are found, and the key of the code by which pictures were judged. */
export interface KnownAssets {
  memory: BuildMemory;
  code: string;
}

/**
 * Copies the files of public/ that the check has seen, by their addresses, into the output folder.
 * @throws Error for one that has meanwhile become something else than a file, or a picture that the check would refuse.
 */
export function copyAssets(
  publicDir: string,
  addresses: readonly string[],
  outDir: string,
  { memory, code }: KnownAssets = { memory: forgetful, code: '' },
): void {
  for (const address of addresses) {
    const target = resolveInside(outDir, address);
    mkdirSync(dirname(target), { recursive: true });
    const source = join(publicDir, address);
    const stamp = settledStamp(source);
    const key = `asset ${code} ${address} ${stamp}`;
    if (stamp && memory.place(key, target)) continue;
    if (address.toLowerCase().endsWith('.svg')) copySvg(source, target);
    else copyFile(source, target);
    if (stamp) memory.keepFile(key, target, () => hashOf(readFileSync(target)));
  }
}

function copyFile(source: string, target: string): void {
  closeSync(openFile(source));
  // What the build itself writes comes later and must not meet a file of the same name.
  copyFileSync(source, target, constants.COPYFILE_EXCL);
}

/** The bytes that are published are those that were judged, whatever was in the file when the check saw it. */
function copySvg(source: string, target: string): void {
  const descriptor = openFile(source);
  try {
    const bytes = readFileSync(descriptor);
    const [danger] = judgeSvg(bytes);
    if (danger) throw plainError(`Refused to publish ${source}: ${danger.message} ${danger.hint}`);
    writeFileSync(target, bytes, { flag: 'wx' });
  } finally {
    closeSync(descriptor);
  }
}

/** @throws Error for a link, a folder, a pipe or a device. */
function openFile(file: string): number {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if (fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  throw plainError(`Refused to publish ${file}: it is no file.`);
}
