import { expect, test } from 'vitest';
import { check } from '../../../src/engine/check/check.ts';
import { fixtureFiles } from '../../stage/fixture-files.ts';
import { projectSchemas as schemas } from '../../stage/project-schemas.ts';
import { fixtureWith } from '../memory-file-system.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';

export const texts = new Map(
  fixtureFiles.list('pages').map((name) => [`pages/${name}`, String(fixtureFiles.read(`pages/${name}`))]),
);
const site = openSite({ fileSystem: fixtureFiles, schemas });

/** The findings of the whole site when one file has another text. */
export async function inspectWith(file: string, text: string | Buffer): Promise<string[]> {
  // Opens the site again, because that reads the files that all pages depend on.
  const { diagnostics } = await check(openSite({ fileSystem: fixtureWith({ [file]: text }), schemas }));
  return diagnostics.map(
    (found) => `${found.file}:${found.line}:${found.column} ${found.rule} ${found.message}`,
  );
}

/** Offsets of brackets, commas, colons and quotes outside strings. */
function findStructure(text: string): number[] {
  const hollow = text.replaceAll(
    /"((?:[^"\\]|\\.)*)"/g,
    (_, inside: string) => `"${' '.repeat(inside.length)}"`,
  );
  return Array.from(hollow.matchAll(/[{}[\],:"]/g), ({ index }) => index);
}

/** Tests the finding of a missing character at every nth place: in pages and in files that all pages depend on. */
export function testMissingSigns(every: number): void {
  test.each([
    ...site.pages.map(({ file }) => file),
    ...site.files.site.values(),
    ...site.files.shared.values(),
  ])('a missing bracket, comma, colon or quote in %s gives one finding on the whole site', async (file) => {
    const text = texts.get(file) ?? '';
    const places = findStructure(text);
    const step = Math.min(every, Math.ceil(places.length / 3));
    for (const offset of places.filter((_, index) => index % step === step - 1)) {
      const around = text.slice(Math.max(0, offset - 30), offset + 30);
      const found = await inspectWith(file, text.slice(0, offset) + text.slice(offset + 1));
      expect(found, `without ${text[offset]} in ${around}`).toHaveLength(1);
      expect(found[0]).toMatch(`${file}:`);
    }
  });
}
