import * as serverEntry from '../../src/render/entry-server.tsx';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { fillSamples } from '../../src/engine/content/catalogue.ts';
import { addTheme, compileSiteStyles } from '../../src/styles-compiler/site-styles.ts';
import { compilePage } from '../../src/engine/content/page.ts';
import { openSite, resolveSiteData } from '../../src/engine/content/open-site.ts';
import type { SitePictures } from '../../src/engine/content/site.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { isObject, type JsonObject } from '../../src/engine/json/json.ts';
import type { PageData } from '../../src/shared/page.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { examplesOf, projectSchemas, schemasByName, testedSections } from '../stage/project-schemas.ts';

const formsFile = 'pages/_site/forms.json';
const sampleFile = 'pages/sample.json';

/** The section types with data from their schemas. A type without variants has a single empty name. */
export const sectionSchemas = Array.from(testedSections, ([type, { schema, field }]) => ({
  type,
  schema,
  variants: field.variants?.all ?? [''],
  examples: examplesOf(schema).filter(isObject),
}));

const assets = indexAssets(fixtureFiles, 'public');
const store = createPictureStore({ fileSystem: fixtureFiles, assets });

/** The size of a picture that exists. */
function sizeOf(src: string): { width?: number; height?: number } {
  const measured = store.measure(src);
  return typeof measured !== 'object' ? {} : { width: measured.width, height: measured.height };
}

/** The fixture's pictures. A photograph also has two smaller widths, as in a build. */
const pictures: SitePictures = {
  describe(src) {
    const measured = store.describe(src);
    if (!src.endsWith('.webp') || typeof measured !== 'object') return measured;
    const srcset = `/_img/small.avif 480w, /_img/large.avif ${measured.width}w`;
    return { ...measured, sources: [{ type: 'image/avif', srcset }] };
  },
  measure: (src) => ({ isFit: true, version: '1', sources: [], width: 1200, height: 630, ...sizeOf(src) }),
  describeFont: store.describeFont,
  readDrawing: store.readDrawing,
  readIcon: store.readIcon,
  findDecodeError: () => Promise.resolve(undefined),
};

let sample = Buffer.from('{}');

/** Destinations of all kinds, for the examples of forms. */
const forms = Buffer.from(JSON.stringify(examplesOf(schemasByName.get('site/forms.json')!).at(-1)));

/** The fixture site with these destinations and one more page. */
export const site = openSite({
  pictures,
  schemas: projectSchemas,
  fileSystem: {
    list: (folder) => fixtureFiles.list(folder).concat(folder === 'pages' ? 'sample.json' : []),
    read(path, limit) {
      if (path === sampleFile) return sample;
      return path === formsFile ? forms : fixtureFiles.read(path, limit);
    },
  },
});

export const siteData = resolveSiteData(site);

/** The styles of all styled components as the library writes them. */
export const { components: siteStyles } = await serverEntry.siteStyles();

/** What documents take from the styles for their first screen. */
export const codeStyles = await compileSiteStyles(serverEntry);
export const { stylesFor } = addTheme(codeStyles, siteData.theme, '/');

/** Made once for all tests of a worker: loading every section takes longer than drawing a hundred pages. */
export const renderPage = await serverEntry.createRenderer(siteData, stylesFor);

/** Compiles a page with these blocks, from the file's text to the data for rendering. */
export function compileBlocks(...sections: JsonObject[]): PageData {
  const description = 'This page holds blocks that tests have made, and is rendered like any other page.';
  sample = Buffer.from(JSON.stringify({ title: 'Sample blocks', description, sections }));
  const { findings, data } = compilePage(site, { file: sampleFile, route: '/sample' });
  const page = data();
  if (!page) throw new Error(findings.map(({ message }) => message).join('\n'));
  return fillSamples(site, page);
}

/** Renders a block alone on a page, as a server does: its `<section>` element, and the styles of the first screen. */
export function compileBlock(block: JsonObject) {
  const { mainStart, mainRest, styles } = renderPage(compileBlocks(block));
  const html = (mainStart + mainRest).replace(/^<main[^>]*>/, '').slice(0, -'</main>'.length);
  return { html, css: styles };
}
