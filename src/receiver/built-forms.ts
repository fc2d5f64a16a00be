import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBase, withoutBase } from '../shared/base.ts';
import { markFile, readPreview } from '../shared/build-mark.ts';
import type { PageData } from '../shared/page.ts';
import { readRedirects } from '../shared/read-redirects.ts';
import { formsOf, type FormSource } from './form-definition.ts';

/** Reads forms from a built site, for each message again: a newly published site counts at once. */
export function createBuiltForms(folder: string): Required<FormSource> {
  async function readData(page: string): Promise<PageData | undefined> {
    const text = await read(join(folder, `_pages${stem(page)}.json`));
    return text === undefined ? undefined : (JSON.parse(text) as PageData);
  }
  /** The page that a former address leads to. */
  async function follow(page: string): Promise<string | undefined> {
    const [redirects = '', headers = ''] = await Promise.all(
      ['_redirects', '_headers'].map((name) => read(join(folder, name))),
    );
    const [, base = '/'] = /^(\/.*)\*$/m.exec(headers) ?? [];
    const { to, status } = readRedirects(redirects).get(withBase(base, page)) ?? {};
    // A planned link leads to the home page only for now.
    return to !== undefined && status === 301 ? withoutBase(base, to)?.replace(/#.*/, '') : undefined;
  }
  return {
    async readPage(page) {
      const data = await readData(page);
      if (data) return data;
      // A visitor may have opened the page before it got another address.
      const currentPage = await follow(page);
      return currentPage === undefined ? undefined : readData(currentPage);
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

/** What the mark of a built folder says of a preview; undefined for any other build. */
export async function readPreviewMark(folder: string): Promise<string | undefined> {
  return readPreview((await read(join(folder, markFile))) ?? '');
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
