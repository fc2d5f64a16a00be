import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '../shared/page.ts';
import { formsOf, type FormSource } from './form-definition.ts';

/** Reads forms from a built site, for each message again: a newly published site counts at once. */
export function createBuiltForms(folder: string): Required<FormSource> {
  return {
    async readPage(page) {
      const text = await read(join(folder, `_pages${stem(page)}.json`));
      return text === undefined ? undefined : (JSON.parse(text) as PageData);
    },
    async listForms() {
      const pages = join(folder, '_pages');
      const files = (await readdir(pages, { recursive: true })).filter((name) => name.endsWith('.json'));
      const texts = await Promise.all(files.toSorted().map((name) => readFile(join(pages, name), 'utf8')));
      return texts.flatMap((text) => formsOf(JSON.parse(text) as PageData));
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
