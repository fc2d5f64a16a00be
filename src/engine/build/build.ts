import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteData } from '../../shared/generated/site.ts';
import type { DocumentStyles } from '../../shared/rendered-page.ts';
import { cataloguePage, catalogueRoutes } from '../content/catalogue.ts';
import { type CheckedPage, recordPage } from '../content/checked-page.ts';
import { listPages, withNumbered } from '../content/list-pages.ts';
import { explainParts, openSite, resolveSiteData } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { formatPretty } from '../check/report.ts';
import { schemaFolder } from '../schemas/schema-set.ts';
import { listSome } from '../text/messages.ts';
import { showProgress, showStep } from '../text/progress.ts';
import { describeSite, type DocumentSite } from '../documents/document-site.ts';
import { nameInstant } from '../text/moments.ts';
import { isSocialPictureDrawn } from '../documents/head.ts';
import { type Cache, keyOf } from '../files/cache.ts';
import { socialPictureFile, codeFolder, examplesPath, licencesFile } from '../files/output-paths.ts';
import { findHost } from '../../hosts/hosts.ts';
import { prepareForHost } from '../../hosts/prepare.ts';
import { check, type SiteReport } from '../check/check.ts';
import { createSocialPictureArtist } from '../pictures/social-picture-artist.ts';
import { warnOfDelivery } from './warn-of-delivery.ts';
import { judgeForms } from './judge-forms.ts';
import { findMissing } from '../pictures/title-painter.ts';
import { inParallel } from '../pictures/in-parallel.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
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
import { type BuiltSite, siteFiles, writeDocuments } from './documents.ts';
import { lastChangeOf, readLastChanges } from './last-changes.ts';
import { openOutput, writeMark } from './publish.ts';
import { addTheme } from '../../styles-compiler/site-styles.ts';
import { loadServerEntry, readCodeTexts, sheetFile } from './code-texts.ts';
import { ifThere } from '../files/node-file-system.ts';
import { createWriter, type Writer } from '../files/writer.ts';

export type BuildSummary = Awaited<ReturnType<typeof buildSite>>;

/**
 * Replaces the last build by a new one. Returns its folder, how many pages it has and how many were rendered now instead
 * of taken from the cache, and warnings: sentences that name the pages.
 * @throws Error, with the last build unchanged, when the content has errors.
 */
export async function buildSite(options: BuildOptions, cache: Cache, buildCode: BuildCode) {
  const { root, base } = options;
  // Refuses an unknown one before anything else.
  if (options.host !== undefined) findHost(options.host);
  const pagesDir = resolve(root, options.pagesDir);
  // Its path as it is now: a link in its place would lead elsewhere.
  const publicDir = ifThere(() => realpathSync(resolve(root, options.publicDir))) ?? '';
  const output = openOutput(options);
  const outDir = output.folder;
  try {
    showStep('Checking the content');
    const code = codeKey(options);
    const { assets, pictures } = openPublic(root, options.publicDir, { cache, base });
    const site = openSite({ ...options, assets, pictures, cache });
    const [{ pages: checked, unpublished, leftOut }, isCodeNew] = await allDone(
      checkPages(site, cache, code),
      provideCode(outDir, code, cache, buildCode),
    );
    const formWarnings = options.isReceiving ? [] : judgeForms(checked, options.host);
    const content = collectContent(site, checked, options);

    const addresses = assets.addresses.filter((address) => !unpublished.assets.has(address));
    copyPublic(publicDir, addresses, outDir, pictures.readDrawing);
    if (options.catalogue) copyExamples(root, outDir);
    const writer = createWriter(outDir, cache);
    const { documentSite, documentStyles } = writeStyles(site, content.data, writer, outDir, options);
    const built = { writer, ...content, site: documentSite, redirects: unpublished.redirects };

    showStep('Writing the pages and their pictures for social networks');
    const [rendered, pictureWarnings, dates] = await allDone(
      writePages(built, code, outDir, documentStyles),
      drawSocialPictures(options, built, pictures),
      readLastChanges(pagesDir),
    );
    await encodePictures(pictures, writer, (src) => !unpublished.assets.has(src));
    for (const [path, text] of siteFiles(built, (page) => lastChangeOf(site.pagesDir, dates, page)))
      writer.write(path, text);
    writer.write(licencesFile, listLicences(outDir, addresses));
    rmSync(join(outDir, codeFolder), { recursive: true });
    const hostWarnings = await writeHostFiles(outDir, site, content.data, options);
    writeMark(outDir, options.isPreview ? nameInstant(options.at) : undefined);
    output.publish();
    const deliveryWarnings = warnOfDelivery(options.host, content.data.brand.url, dates.size > 0);
    return {
      folder: output.target,
      pages: content.pages.length,
      rendered,
      isCodeNew,
      warnings: [...formWarnings, ...leftOut, ...pictureWarnings, ...hostWarnings, ...deliveryWarnings],
    };
  } finally {
    output.close();
    cache.save();
  }
}

/** @throws Error when the content has errors, after printing the findings. */
async function checkPages(
  site: Site,
  cache: Cache,
  code: string,
): Promise<Pick<SiteReport, 'pages' | 'unpublished'> & { leftOut: string[] }> {
  const pageCache = { cache, code };
  const report = await showProgress('Checking pages', (onProgress) => check(site, { pageCache, onProgress }));
  if (report.diagnostics.length > 0) process.stderr.write(formatPretty(report) + '\n');
  // The findings name the place; a stack trace would hide them.
  if (report.summary.errors > 0)
    throw plainError('The content has errors; nothing was built, and the last build is untouched.');
  const { unpublished, drafts } = report;
  const compiled = new Set(report.pages.map(({ file }) => file));
  const without = site.pages.filter(({ file }) => !compiled.has(file) && !unpublished.pages.has(file));
  const lost = without.find(({ file }) => !drafts.has(file));
  if (lost)
    throw plainError(`${lost.file} has passed the check and could not be compiled. Nothing was built.`);
  return {
    pages: report.pages.filter(({ file }) => !unpublished.pages.has(file)),
    unpublished,
    leftOut: without.map(
      ({ file }) => `The preview leaves out ${file}: the warnings above say what is missing in this draft.`,
    ),
  };
}

/** All pages, further ones of lists and those of the catalogue included, and the data that they share. */
function collectContent(
  site: Site,
  checked: readonly CheckedPage[],
  { catalogue }: BuildOptions,
): Pick<BuiltSite, 'pages' | 'lists' | 'data'> {
  const lists = listPages(site, checked);
  const pages = withNumbered(checked, lists);
  return {
    lists,
    pages: catalogue ? [...pages, ...listCataloguePages(site)] : pages,
    data: resolveSiteData(site),
  };
}

/** Writes the sheet of styles. Returns what all documents share, and what takes the styles of a first screen of them. */
function writeStyles(
  site: Site,
  data: SiteData,
  writer: Writer,
  outDir: string,
  { base, isPreview, at }: BuildOptions,
): { documentSite: DocumentSite; documentStyles: DocumentStyles } {
  const { styles, scripts } = readCodeTexts(outDir);
  const { sheet, stylesFor } = addTheme(styles, data.theme, base);
  writer.write(sheetFile(sheet), sheet);
  const documentSite = {
    ...describeSite(data, base, base + sheetFile(sheet), readScriptAddresses(outDir, base)),
    scripts,
    ...(isPreview && { preview: `Preview of ${nameInstant(at)}. ${explainParts(site)}`.trim() }),
  };
  return { documentSite, documentStyles: stylesFor };
}

/** Returns how many pages were rendered. */
function writePages(built: BuiltSite, code: string, outDir: string, styles: DocumentStyles): Promise<number> {
  const key = keyOf('site', code, built.data, built.site);
  const loadRenderer = async () => (await loadServerEntry(outDir)).createRenderer(built.data, styles);
  return showProgress('Writing pages', (onProgress) => writeDocuments(built, key, loadRenderer, onProgress));
}

/** Copies the pictures of the examples, which the catalogue shows. */
function copyExamples(root: string, outDir: string): void {
  cpSync(join(root, schemaFolder, examplesPath), join(outDir, examplesPath), { recursive: true });
}

async function encodePictures(pictures: PictureStore, writer: Writer, isPublished: (src: string) => boolean) {
  showStep('Encoding the pictures');
  await showProgress('Encoding pictures', (update) => pictures.emit(writer, update, isPublished));
}

/** Writes what the host reads besides the site's own files. Returns warnings about limits of the host. */
async function writeHostFiles(outDir: string, site: Site, data: SiteData, options: BuildOptions) {
  showStep('Writing the files for the host');
  const { movedTitle } = siteWordsOf(data.words, site.language);
  const words = { url: data.brand.url, language: site.language, movedTitle };
  return showProgress('Compressing', (update) => prepareForHost(outDir, words, options, update));
}

/** Waits for all even when one fails: the others must not write into removed folders. */
async function allDone<const Work extends readonly Promise<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** The pages that show every section type with its examples. */
function listCataloguePages(site: Site): CheckedPage[] {
  return catalogueRoutes(site).flatMap((route) => {
    const page = cataloguePage(site, route);
    const recorded = page && recordPage(site, page, keyOf('catalogue', page.data()));
    // Its lists are filled already.
    return recorded ? { ...recorded, lists: [], hasHead: false } : [];
  });
}

/** Writes the pictures of pages for social networks. Returns warnings about titles that could not be drawn. */
async function drawSocialPictures(
  { root, publicDir }: BuildOptions,
  { writer, pages, site }: BuiltSite,
  pictures: PictureStore,
): Promise<string[]> {
  const design = site.socialPictureDesign;
  const artist = createSocialPictureArtist(resolve(root, publicDir), encoderKey(root), design);
  // The pages of a list share the picture of the first one.
  const drawn = pages.filter(
    (page) => page.number === undefined && isSocialPictureDrawn(page, page.socialPicture),
  );
  await inParallel(drawn, async ({ route, socialPicture }) => {
    await writer.place(socialPictureFile(route), artist.keyOf(socialPicture), () =>
      artist.draw(socialPicture),
    );
  });
  const fonts = design.title.fonts.map(pictures.describeFont);
  const drawable = new Set(fonts.flatMap((font) => (typeof font === 'object' ? [...font.letters] : [])));
  const without = drawn.flatMap(({ file, socialPicture }) => {
    const missing =
      'src' in socialPicture ? '' : findMissing(socialPicture.title, (letter) => drawable.has(letter));
    return missing === '' ? [] : [{ file, missing }];
  });
  if (without.length === 0) return [];
  const letters = new Set(without.flatMap(({ missing }) => [...missing]));
  return [
    `The pictures for social networks show no title, because the fonts of headings lack ${listSome(letters)}: those of ${listSome(without.map(({ file }) => file))}. Add a font with these letters to _site/theme.json, or name a "socialPicture" in the page.`,
  ];
}
