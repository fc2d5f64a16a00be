import type { PageData } from '../../shared/page.ts';
import { isObject } from '../json/json.ts';
import { readSound, resolveBlock, UnresolvableError } from './resolve-block.ts';
import { routeForms } from './route-forms.ts';
import type { Site } from './site.ts';

/**
 * Reads one page and makes it ready for the renderer: placeholders filled in, shared blocks in place, hidden blocks
 * gone, pictures measured, rich text parsed, forms told where to send.
 * @throws UnresolvableError when there is no such page or when it would not pass the check.
 */
export async function resolvePage(site: Site, route: string): Promise<PageData> {
  const page = site.routes.get(route);
  if (!page) throw new UnresolvableError(`There is no page at "${route}".`);
  const { value } = readSound(site, page.file);
  if (!isObject(value) || !Array.isArray(value.sections))
    throw new UnresolvableError(`${page.file} has no list of sections.`);
  return {
    path: route,
    aliases: Array.isArray(value.aliases) ? value.aliases.map(String) : [],
    title: String(value.title),
    description: String(value.description),
    noindex: value.noindex === true,
    sections: value.sections
      .flatMap((block) => resolveBlock(site, block, page.file) ?? [])
      .map((section) => routeForms(site, section, route)),
  };
}
