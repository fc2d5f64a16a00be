import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '../shared/page.ts';
import type { FormSource } from './form-definition.ts';

/**
 * The forms of a built site. Files are looked at for each message, so a site that is published anew while visitors
 * write is judged as it is then; what has not changed is not read again.
 */
export function createBuiltForms(folder: string): FormSource {
  const read = readUnchanged();
  return {
    async readPage(page) {
      const text = await read(join(folder, `_pages${stem(page)}.json`));
      return text === undefined ? undefined : (JSON.parse(text) as PageData);
    },
    readDocument: (page) => read(join(folder, `${stem(page)}.html`)),
  };
}

function stem(page: string): string {
  return page === '/' ? '/index' : page;
}

function readUnchanged(): (file: string) => Promise<string | undefined> {
  const known = new Map<string, { mark: string; text: string }>();
  return async (file) => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const mark = `${mtimeMs} ${size} ${ino}`;
      const found = known.get(file);
      if (found?.mark === mark) return found.text;
      const text = await readFile(file, 'utf8');
      known.set(file, { mark, text });
      return text;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
        return undefined;
      throw error;
    }
  };
}
