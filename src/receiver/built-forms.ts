import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '../shared/page.ts';
import type { FormSource } from './form-definition.ts';

/** Reads forms from a built site, for each message again: a newly published site counts at once. */
export function createBuiltForms(folder: string): FormSource {
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

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}
