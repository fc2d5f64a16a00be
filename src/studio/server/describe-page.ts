/* What the studio shows of one page: its files with their values, its blocks, its findings. */
import type { Page } from '../../engine/content/compiled-file.ts';
import { compilePage } from '../../engine/content/page.ts';
import type { Site } from '../../engine/content/site.ts';
import { isObject, type Json, valueAt } from '../../engine/json/json.ts';
import { readJson } from '../../engine/json/read-json.ts';
import { fillPage } from '../../shared/lists.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import type { FileState, PageAnswer, ShownBlock } from '../protocol.ts';
import { listFiles } from './disk.ts';
import { listContentOn } from './list-content.ts';
import { type OpenFiles, revisionOf } from './open-files.ts';

/** Where each block that the page shows is written, in the order of the page. */
function originsOf(dev: DevSite, page: Page): ShownBlock[] {
  const origins = originsOfAll(dev.site, page);
  const data = page.data();
  if (!data) return origins;
  // A list that shows nothing is left out.
  const notes = { page: '', blocks: Object.keys(data.sections) };
  const left = fillPage({ ...data, notes }, listContentOn(dev, page)).notes?.blocks ?? [];
  return left.flatMap((index) => origins[Number(index)] ?? []);
}

function originsOfAll(site: Site, { file, blocks, value }: Page): ShownBlock[] {
  return blocks.flatMap(({ pointer, type = '', isHidden, unshown }): ShownBlock[] => {
    // A server for development shows what is not live now, too.
    if (isHidden && unshown === 'hidden') return [];
    const placed: ShownBlock = { file, pointer, type, placedAt: pointer };
    const origin = type === 'shared' ? originOfShared(site, valueAt(value, pointer), pointer) : placed;
    return origin ? [origin] : [];
  });
}

/** `around`: the shared blocks that place this one. A circle of them, which the check reports, shows nothing. */
function originOfShared(
  site: Site,
  block: Json | undefined,
  placedAt: string,
  around: readonly string[] = [],
): ShownBlock | undefined {
  const shared = isObject(block) ? site.shared.get(String(block.use)) : undefined;
  if (!shared || !isObject(shared.value) || shared.value.hidden === true) return undefined;
  const { file, value } = shared;
  if (around.includes(file)) return undefined;
  if (value.type === 'shared') return originOfShared(site, value, placedAt, [...around, file]);
  return { file, pointer: '', type: String(value.type), placedAt };
}

function describeFile({ fileSystem }: Site, files: OpenFiles, file: string): FileState {
  return {
    file,
    revision: revisionOf(files.read(file) ?? Buffer.alloc(0)),
    value: readJson(fileSystem, file).value,
    isUnsaved: files.isUnsaved(file),
    problem: files.problemOf(file),
  };
}

/** How many files have findings that are not among these. */
function countOthers(all: readonly Diagnostic[], shown: readonly Diagnostic[]): number {
  const files = new Set(shown.map(({ file }) => file));
  return new Set(all.flatMap(({ file }) => (files.has(file) ? [] : [file]))).size;
}

/** The lines around what makes a file no JSON. */
function excerptOf({ diagnostics, frameOf }: DevSite['report'], file: string): string | undefined {
  const broken = diagnostics.find((finding) => finding.file === file && finding.pointer === '');
  return broken && frameOf(broken);
}

/** A page, or another file of the site, for the form. */
export function describePage(
  dev: DevSite,
  openFiles: OpenFiles,
  session: string,
  asked: { route?: string | undefined; file?: string | undefined },
): PageAnswer | undefined {
  const { site, report, data } = dev;
  const page = site.pages.find(({ route, file }) =>
    asked.route === undefined ? file === asked.file : route === asked.route,
  );
  const file = page?.file ?? asked.file;
  // A deleted file is shown while somebody has to take the text that was not saved.
  if (file === undefined || (!openFiles.read(file) && openFiles.conflictsOf(file).length === 0))
    return undefined;
  const compiled = page && compilePage(site, page);
  const blocks = compiled ? originsOf(dev, compiled) : [];
  const shared = [...new Set(blocks.map((block) => block.file))].filter((path) => path !== file);
  const files = [file, ...shared];
  const listed = new Set(listFiles(site.files));
  const findings = report.diagnostics.flatMap((finding): Diagnostic[] => {
    if (files.includes(finding.file)) return [finding];
    if (listed.has(finding.file)) return [];
    // No form would show it, and the studio writes no such file.
    const { fix: _, ...words } = finding;
    return [words];
  });
  const shownOn = (path: string) => report.pages.filter((shown) => shown.shared.includes(path)).length;
  return {
    route: page?.route,
    main: describeFile(site, openFiles, file),
    shared: shared.map((path) => describeFile(site, openFiles, path)),
    blocks,
    shownOn: Object.fromEntries(files.map((path) => [path, shownOn(path)])),
    findings,
    others: countOthers(report.diagnostics, findings),
    excerpt: excerptOf(report, file),
    isShown: data !== undefined && (compiled === undefined || compiled.data() !== undefined),
    conflicts: files.flatMap((path) => openFiles.conflictsOf(path)),
    ...openFiles.history.names(session),
  };
}
