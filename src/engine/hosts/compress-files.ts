import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './content-types.ts';

const compressions = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `about.html.br` and `about.html.gz` beside `about.html`, for each text file that gets smaller. The same
 * files give the same bytes.
 */
export async function compressFiles(
  folder: string,
  files: readonly string[],
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const texts = files.filter(isText);
  const waiting = texts.values();
  let done = 0;
  const work = async () => {
    for (const file of waiting) {
      await compressFile(join(folder, file));
      onProgress?.(++done, texts.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, compress] of Object.entries(compressions)) {
    const smaller = await compress(bytes);
    // A file of public/ with this name would have been published as something else.
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller, { flag: 'wx' });
  }
}
