import { rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { isObject, type Json } from '../../../src/engine/json/json.ts';
import type { Field } from '../../../src/engine/schemas/field.ts';
import { createSiteServer } from '../../../src/hosts/preview.ts';
import { buildFixture, changeJson } from '../../stage/build-fixture.ts';
import { listen } from '../../stage/listen.ts';
import { fixturePages } from '../../stage/fixture-files.ts';
import { projectSchemas } from '../../stage/project-schemas.ts';
import { sampleBlocks } from './sample-blocks.ts';

const root = resolve(import.meta.dirname, '../../..');
const site = openSite({ root, pagesDir: fixturePages, schemas: projectSchemas });
const { sections } = site.schemas;

/** Pages with more blocks take long to measure. */
const mostOnPage = 12;

/**
 * Returns pages of all blocks, or of those of some types. Each page begins with a block that has a main heading: one of
 * those, or when there are too few the first available. The others are distributed equally.
 */
export function planSamplePages(types?: string[]) {
  const all = [...sections.keys()].flatMap(sampleBlocks);
  const wanted = all.filter(({ type }) => !types || types.includes(type));
  const openers = wanted.filter(isOpener);
  const others = wanted.filter((block) => !openers.includes(block));
  const count = Math.max(openers.length, Math.ceil(others.length / mostOnPage));
  const share = Math.ceil(others.length / count);
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? 'index' : `page-${index}`,
    path: index === 0 ? '/' : `/page-${index}`,
    blocks: [openers[index] ?? all.find(isOpener)!, ...others.slice(index * share, (index + 1) * share)],
  }));
}

/** A block with the role of the page's title is an opener by its type. */
const isOpener = ({ type, block }: { type: string; block: Json }) => {
  const field = sections.get(type)?.field;
  const roles = Array.from(field?.properties.values() ?? [], ({ role }) => role);
  return roles.includes('pageTitle') || hasMainHeading(field, block);
};

function hasMainHeading(field: Field | undefined, value: Json | undefined): boolean {
  if (!field || value === undefined) return false;
  const { headingLevel: level } = field;
  if (level === 1 || (Array.isArray(level) && level[0] === 1)) return true;
  if (Array.isArray(value)) return value.some((item) => hasMainHeading(field.items, item));
  if (!isObject(value)) return false;
  return [...field.properties].some(([key, part]) => hasMainHeading(part, value[key]));
}

type SamplePages = ReturnType<typeof planSamplePages>;

/** Builds and serves the pages. The URL has no trailing slash. Rejects when the check finds an error. */
export async function startSampleSite(pages: SamplePages) {
  const built = await buildFixture({ change: (folder) => writePages(folder, pages) });
  const { url, stop } = await listen(createSiteServer(built.folder));
  return {
    url,
    async stop() {
      await stop();
      built.remove();
    },
  };
}

/** The fixture's pages but those of its collection, which lists show. */
const replaced = site.pages.filter(({ route }) => !/^\/news(?:\/|$)/.test(route));

/** Replaces the fixture's pages. Menus link to them, so they stay valid routes; redirects would have to lead to a page. */
function writePages(folder: string, pages: SamplePages): void {
  rmSync(join(folder, '_site/redirects.json'));
  for (const { file } of replaced) rmSync(join(folder, relative(fixturePages, file)));
  const paths = replaced.map(({ route }) => route).filter((route) => route !== '/');
  changeJson(join(folder, '_site/planned-links.json'), { paths: [...site.plannedPaths, ...paths] });
  for (const { name, blocks } of pages)
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({
        title: `Sample blocks, ${name}`,
        description: `Blocks made from their schemas, to be measured in a browser at every width: ${name}.`,
        sections: blocks.map(({ block }) => block),
      }),
    );
}
