import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import type { PageData } from '../../src/shared/page.ts';
import { compilePage } from '../../src/engine/content/page.ts';
import type { Site } from '../../src/engine/content/site.ts';
import { check as checkSite } from '../../src/engine/check/check.ts';
import type { CheckOptions } from '../../src/engine/check/run-rules.ts';
import { openSite, type SiteOptions } from '../../src/engine/content/open-site.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import written from './good-site.json' with { type: 'json' };

const mini = 'tests/engine/mini-schemas';

/** Two small section types, hero and cardGrid, with the real schemas of the page and of two site files. */
export const schemas: Record<string, Buffer> = Object.fromEntries(
  [
    ...['page.json', 'defs.json', 'site/brand.json', 'site/planned-links.json'].map(
      (name) => [name, `section-schemas/${name}`] as const,
    ),
    ...projectFiles.list(mini).map((name) => [name, `${mini}/${name}`] as const),
  ].map(([name, file]) => [`section-schemas/${name}`, Buffer.from(projectFiles.read(file) ?? '')]),
);

/** The files that a site needs for a check without other findings. */
export const goodSite = { ...written, 'public/video/loom.webm': Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) };
/** A page without findings. */
export const goodPage = goodSite['pages/index.json'];

/** The home page with other sections. */
export function pageWith(...sections: unknown[]) {
  return { ...goodPage, sections };
}

/** A hero, for the main heading, followed by these sections. */
export function pageBelowHero(...sections: unknown[]) {
  return pageWith({ type: 'hero', title: 'Software that lasts' }, ...sections);
}

export function createTestFiles(files: Record<string, unknown>): FileSystem {
  return createMemoryFileSystem({ ...schemas, ...goodSite, ...files });
}

/** The small section types, compiled once, because that takes longer than checking a small site. */
export const miniSchemas = loadSchemas(createTestFiles({}));

/** Checks a valid site with these files changed, added or removed (undefined). Returns findings as text. */
export async function check(
  files: Record<string, unknown>,
  options: SiteOptions & CheckOptions = {},
): Promise<string> {
  const all = Object.entries({ ...schemas, ...goodSite, ...files }).filter(
    ([, content]) => content !== undefined,
  );
  const fileSystem = createMemoryFileSystem(Object.fromEntries(all));
  const site = openSite({ schemas: miniSchemas, ...options, fileSystem });
  const { diagnostics } = await checkSite(site, options);
  return diagnostics.map((diagnostic) => describeFinding(diagnostic, fileSystem)).join('\n\n');
}

/** A finding as text: its place with the marked slice in «», its message and its hint. */
export function describeFinding(
  { rule, severity, message, hint, ...place }: Diagnostic,
  fileSystem: FileSystem,
): string {
  const slice = sliceOf(place, fileSystem);
  const marked = slice.length > 2000 ? `${slice.slice(0, 60)}…` : slice;
  const head = `${place.file}:${place.line}:${place.column} ${severity} ${rule} «${marked}»`;
  return [head, message, ...(hint === undefined ? [] : [hint])].join('\n');
}

/** A page in the renderer's format; undefined when the page itself is invalid. */
export function compileRoute(site: Site, route: string): PageData | undefined {
  const page = site.routes.get(route);
  return page && compilePage(site, page).data();
}

/** The text that a diagnostic marks. */
export function sliceOf(
  { file, ...range }: Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>,
  fileSystem: FileSystem,
): string {
  const text = (fileSystem.read(file)?.toString() ?? '').replace(/^\ufeff/, '');
  const { offsetAt } = createLineIndex(text);
  return text.slice(offsetAt(range), offsetAt({ line: range.endLine, column: range.endColumn }));
}
