/* What the studio shows of the site as a whole: pages, files, forms, figures, colours. */
import { backgroundsOf, paletteOf, schemesOf } from '../../engine/content/roles/theme.ts';
import { fillPlaceholders } from '../../engine/content/placeholders.ts';
import type { Site } from '../../engine/content/site.ts';
import type { PageFile } from '../../engine/files/page-files.ts';
import { isObject } from '../../engine/json/json.ts';
import { readJson } from '../../engine/json/read-json.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import type { Theme } from '../../shared/generated/site.ts';
import { lookUpColor, schemeColors } from '../../shared/theme/scheme-colors.ts';
import type { SiteAnswer } from '../protocol.ts';
import { describeForms } from './describe-forms.ts';

/** What the studio needs to know of a site besides the open page. */
export function describeSite(dev: DevSite, frame: SiteAnswer['frame']): SiteAnswer {
  const { site, report } = dev;
  const { files, placeholders } = site;
  const titles = titlesOf(site);
  const countOf = (file: string) => report.diagnostics.filter((found) => found.file === file).length;
  return {
    frame,
    pages: site.pages.map(({ route, file }) => ({
      route,
      file,
      title: titles.get(route) ?? '',
      findings: countOf(file),
    })),
    files: [
      ...(['site', 'shared'] as const).flatMap((kind) =>
        Array.from(files[kind], ([name, file]) => ({ file, name, kind })),
      ),
      ...Array.from(files.collections, ([name, file]) => ({ file, name, kind: 'collection' as const })),
    ],
    forms: describeForms(site),
    placeholders: Object.fromEntries(placeholders ?? []),
    brandFile: files.site.get('brand'),
    schemes: schemesFor(site),
    colors: Object.fromEntries(
      Object.keys(paletteOf(site)).flatMap((name) => {
        const color = lookUpColor(name, paletteOf(site));
        return color === undefined ? [] : [[name, color]];
      }),
    ),
  };
}

/** The titles of pages as visitors read them, by route. */
export function titlesOf({ pages, fileSystem, placeholders }: Site): Map<string, string> {
  const titleOf = ({ file }: PageFile) => {
    const { value } = readJson(fileSystem, file);
    const title = isObject(value) && typeof value.title === 'string' ? value.title : '';
    return placeholders ? fillPlaceholders(title, placeholders) : title;
  };
  return new Map(pages.map((page) => [page.route, titleOf(page)]));
}

function schemesFor(site: Site): SiteAnswer['schemes'] {
  const schemes = schemesOf(site);
  if (!schemes) return {};
  const texts = schemeColors(schemes as unknown as Theme['schemes']);
  return Object.fromEntries(
    Array.from(backgroundsOf(site), ([name, background]) => [
      name,
      { background, text: lookUpColor(texts.get(name as never)?.text ?? '', paletteOf(site)) ?? '' },
    ]),
  );
}
