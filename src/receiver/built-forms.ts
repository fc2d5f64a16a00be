import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '../shared/page.ts';
import type { FormSource } from './form-definition.ts';

/**
 * Reads forms from a built site. It checks the files for each message, so a newly published site counts at
 * once. Unchanged files come from a cache.
 */
export function createBuiltForms(folder: string): FormSource {
  const read = createFileCache();
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

function createFileCache(): (file: string) => Promise<string | undefined> {
  const cache = new Map<string, { version: string; text: string }>();
  return async (file) => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = `${mtimeMs} ${size} ${ino}`;
      const found = cache.get(file);
      if (found?.version === version) return found.text;
      const text = await readFile(file, 'utf8');
      cache.set(file, { version, text });
      return text;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
        return undefined;
      throw error;
    }
  };
}
