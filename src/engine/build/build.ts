import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CardDesign } from '../../shared/social-card.ts';
import { cataloguePage, catalogueRoutes } from '../content/catalogue.ts';
import { type CheckedPage, recordPage } from '../content/checked-page.ts';
import { openSite, resolveSiteData } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { formatPretty } from '../check/report.ts';
import { listSome } from '../text/messages.ts';
import { showProgress } from '../text/progress.ts';
import { describeSite } from '../documents/document-site.ts';
import { isCardDrawn } from '../documents/head.ts';
import { type Cache, keyOf } from '../files/cache.ts';
import { cardFile, codeFolder, examplesPath, licencesFile } from '../files/output-paths.ts';
import { prepareForHost } from '../../hosts/prepare.ts';
import { check } from '../check/check.ts';
import { createCardArtist } from '../pictures/card-artist.ts';
import { findMissing } from '../pictures/card-title.ts';
import { inParallel } from '../pictures/in-parallel.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { BuildOptions } from './options.ts';
import {
  type BuildCode,
  codeKey,
  encoderKey,
  openPublic,
  provideCode,
  readScriptAddresses,
} from './site-code.ts';
import { copyPublic, listLicences } from './copy-public.ts';
import { siteFiles, writeDocuments } from './documents.ts';
import { lastChangeOf, readLastChanges } from './last-changes.ts';
import { openOutput, writeMark } from './publish.ts';
import { addTheme, loadServerEntry, readStyles, sheetFile } from './site-styles.ts';
import { ifThere } from '../files/node-file-system.ts';
import { createWriter, type Writer } from '../files/writer.ts';

export type BuildSummary = Awaited<ReturnType<typeof buildSite>>;

/**
 * Replaces the last build by a new one. Returns its folder, how many pages it has and how many were rendered now instead
 * of taken from the cache, and warnings: sentences that name the page.
 * @throws Error, with the last build unchanged, when the content has errors.
 */
export async function buildSite(options: BuildOptions, cache: Cache, buildCode: BuildCode) {
  const { root, base } = options;
  const pagesDir = resolve(root, options.pagesDir);
  // Its path as it is now: a link in its place would lead elsewhere.
  const publicDir = ifThere(() => realpathSync(resolve(root, options.publicDir))) ?? '';
  const output = openOutput(options);
  const outDir = output.folder;
  try {
    const code = codeKey(options);
    const { assets, pictures } = openPublic(root, options.publicDir, { cache, base });
    const site = openSite({ ...options, assets, pictures, cache });
    const [checked, isCodeNew] = await allDone(
      checkPages(site, cache, code),
      provideCode(outDir, code, cache, buildCode),
    );
    const pages = options.catalogue ? [...checked, ...listCataloguePages(site)] : checked;
    const data = resolveSiteData(site);

    copyPublic(publicDir, assets.addresses, outDir, pictures.readDrawing);
    if (options.catalogue)
      cpSync(join(root, 'section-schemas', examplesPath), join(outDir, examplesPath), { recursive: true });
    const writer = createWriter(outDir, cache);
    const { sheet, first } = addTheme(readStyles(outDir), data.theme, base);
    writer.write(sheetFile(sheet), sheet);
    const shared = describeSite(data, base, base + sheetFile(sheet), readScriptAddresses(outDir, base));
    const built = { writer, pages, data, site: shared };

    const [rendered, warnings, dates] = await allDone(
      showProgress('Writing pages', (onProgress) =>
        writeDocuments(
          built,
          keyOf('site', code, data, shared),
          async () => (await loadServerEntry(outDir)).createRenderer(data, first),
          onProgress,
        ),
      ),
      drawCards(options, writer, pages, pictures, shared.cardDesign),
      readLastChanges(pagesDir),
    );
    await showProgress('Encoding pictures', (update) => pictures.emit(writer, update));
    for (const [path, text] of siteFiles(built, (page) => lastChangeOf(site.pagesDir, dates, page)))
      writer.write(path, text);
    writer.write(licencesFile, listLicences(outDir, assets.addresses));
    rmSync(join(outDir, codeFolder), { recursive: true });
    await showProgress('Compressing', (update) => prepareForHost(outDir, data.brand.url, options, update));
    writeMark(outDir);
    output.publish();
    return { folder: output.target, pages: pages.length, rendered, isCodeNew, warnings };
  } finally {
    output.close();
    cache.save();
  }
}

/** @throws Error when the content has errors, after printing the findings. */
async function checkPages(site: Site, cache: Cache, code: string): Promise<readonly CheckedPage[]> {
  const pageCache = { cache, code };
  const report = await showProgress('Checking pages', (onProgress) => check(site, { pageCache, onProgress }));
  if (report.diagnostics.length > 0) process.stderr.write(formatPretty(report) + '\n');
  // The findings name the place; a stack trace would hide them.
  if (report.summary.errors > 0)
    throw plainError('The content has errors; nothing was built, and the last build is untouched.');
  const compiled = new Set(report.pages.map(({ file }) => file));
  const lost = site.pages.find(({ file }) => !compiled.has(file));
  if (lost)
    throw plainError(`${lost.file} has passed the check and could not be compiled. Nothing was built.`);
  return report.pages;
}

/** Waits for all even when one fails: the others must not write into removed folders. */
async function allDone<const Results extends readonly unknown[]>(
  ...work: { [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  await Promise.allSettled(work);
  return Promise.all(work) as Promise<unknown> as Promise<Results>;
}

/** The pages that show every section type with its examples. */
function listCataloguePages(site: Site): CheckedPage[] {
  return catalogueRoutes(site).flatMap((route) => {
    const page = cataloguePage(site, route);
    return (page && recordPage(site, page, keyOf('catalogue', page.data()))) ?? [];
  });
}

/** Writes the pictures of pages for social networks. Returns warnings about titles that could not be drawn. */
async function drawCards(
  { root, publicDir }: BuildOptions,
  writer: Writer,
  pages: readonly CheckedPage[],
  pictures: PictureStore,
  design: CardDesign,
): Promise<string[]> {
  const artist = createCardArtist(resolve(root, publicDir), encoderKey(root), design);
  const drawn = pages.filter((page) => isCardDrawn(page, page.card));
  await inParallel(drawn, async ({ route, card }) => {
    await writer.place(cardFile(route), artist.keyOf(card), () => artist.draw(card));
  });
  const fonts = design.title.fonts.map(pictures.describeFont);
  const known = new Set(fonts.flatMap((font) => (typeof font === 'object' ? [...font.letters] : [])));
  const without = drawn.flatMap(({ file, card }) => {
    const missing = 'src' in card ? '' : findMissing(card.title, (letter) => known.has(letter));
    return missing === '' ? [] : [{ file, missing }];
  });
  if (without.length === 0) return [];
  const letters = new Set(without.flatMap(({ missing }) => [...missing]));
  return [
    `The pictures for social networks show no title, because the fonts of headings lack ${listSome(letters)}: those of ${listSome(without.map(({ file }) => file))}. Add a font with these letters to _site/theme.json, or name a "socialPicture" in the page.`,
  ];
}
