import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Tests that texts are as the files of a folder beside this one show them, and that no other file lies there. In CI a file
 * that is missing fails; elsewhere it is written. After a change that is meant, `npx vitest run tests/rendered -u` writes the files anew: read what `git diff` says of them.
 */
export function expectPictures(folder: string, pictures: ReadonlyMap<string, string>): void {
  test.each([...pictures])(`%s looks as its picture in ${folder}/`, async (file, text) => {
    await expect(text).toMatchFileSnapshot(`${folder}/${file}`);
  });

  test(`no other picture lies in ${folder}/`, () => {
    const path = join(import.meta.dirname, folder);
    const files = existsSync(path) ? readdirSync(path) : [];
    expect(files.filter((file) => !pictures.has(file))).toEqual([]);
  });
}

/** A text of several pictures below each other, each with its name. */
export function joinPictures(pictures: readonly { name: string; text: string }[]): string {
  return pictures.map(({ name, text }) => `<!-- ${name} -->\n${text}`).join('\n');
}
