import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Tests that texts equal the files of a folder beside this one, and that it has no other files. In CI a missing file
 * fails; elsewhere it is written. After an intended change, `npx vitest run tests/rendered -u` updates them.
 */
export function expectPictures(folder: string, pictures: ReadonlyMap<string, string>): void {
  test.each([...pictures])(`%s equals its file in ${folder}/`, async (file, text) => {
    await expect(text).toMatchFileSnapshot(`${folder}/${file}`);
  });

  test(`${folder}/ has no other file`, () => {
    const path = join(import.meta.dirname, folder);
    const files = existsSync(path) ? readdirSync(path) : [];
    expect(files.filter((file) => !pictures.has(file))).toEqual([]);
  });
}

/** Joins several pictures into one text, each under its name. */
export function joinPictures(pictures: readonly { name: string; text: string }[]): string {
  return pictures.map(({ name, text }) => `<!-- ${name} -->\n${text}`).join('\n');
}
