import { escapeHtml, startTag } from '../../shared/html.ts';
import { cataloguePage, catalogueRoute, type CatalogueType, listCatalogue } from '../content/catalogue.ts';
import { suggest } from '../../shared/suggest.ts';
import type { DevSite } from './dev-site.ts';
import { foldLetters } from '../../shared/fold-letters.ts';
import { listFields } from '../generate/describe-section.ts';
import { tidy } from '../generate/tidy.ts';

/**
 * The document at an address of the catalogue: the list of types, one type, or an unknown address. Undefined
 * for other addresses, and for that of one example, which is rendered like a page.
 */
export async function catalogueDocumentAt(
  site: DevSite,
  route: string,
  base: string,
): Promise<{ status: number; html: string } | undefined> {
  if (route !== catalogueRoute && !route.startsWith(`${catalogueRoute}/`)) return undefined;
  const types = listCatalogue(site.site);
  const [name, example, ...rest] = route.slice(catalogueRoute.length).split('/').filter(Boolean);
  // Links are relative to the base of the site.
  const answer = (status: number, html: string) => ({
    status,
    html: html.replace('<title>', `${startTag('base', { href: base })}<title>`),
  });
  if (name === undefined) return answer(200, overview(types));
  const type = types.find((candidate) => candidate.type === name);
  if (type && example === undefined) return answer(200, await typePage(type, pagesWith(site, name)));
  try {
    if (type && rest.length === 0 && cataloguePage(site.site, route)) return undefined;
  } catch (error) {
    const why = `<p role="alert">${escapeHtml((error as Error).message)}</p>`;
    const heading = '<header><h1>This example cannot be shown</h1></header>';
    return answer(200, catalogueDocument(`${name} ${example}`, heading + why));
  }
  const names = types.map((candidate) => candidate.type);
  const meant = type ? name : suggest(name, names).meant;
  const address = [name, example, ...rest].filter(Boolean).join('/');
  const question = meant === undefined ? '' : ` Did you mean ${linkTo(meant)}?`;
  const note = `<p>There is no section type "${escapeHtml(address)}".${question}</p>`;
  return answer(404, overview(types, note));
}

/** The sound pages with blocks of a type and their number, in the order of their files. */
function pagesWith(site: DevSite, type: string) {
  return [...site.site.routes.keys()].flatMap((route) => {
    const count = site.page(route)?.sections.filter((section) => section.type === type).length ?? 0;
    return count === 0 ? [] : [{ route, count }];
  });
}

// Relative to the site's base, for any base.
const home = catalogueRoute.slice(1);

/** All section types with a search: `/__catalogue`. `note`: HTML about an address that is none. */
function overview(types: CatalogueType[], note = ''): string {
  const items = types.map(({ type, field, examples }) => {
    const { description = '' } = field;
    const variants = examples.filter(
      ({ variant, index }) => examples.findIndex((example) => example.variant === variant) === index,
    );
    const names = [
      ...variants.map(({ variant }) => variant ?? ''),
      ...listFields(field).map(({ path }) => path),
    ];
    const links = variants.map(
      ({ variant = '', index }) =>
        `<li><a href="${addressOf(type)}#${index}">${escapeHtml(variant)}</a></li>`,
    );
    return `${startTag('li', { class: 'type', 'data-words': foldLetters([type, description, ...names].join(' ')) })}
<h2>${linkTo(type)}</h2><p>${escapeHtml(description)}</p>
${links.length > 1 ? `<ul class="variants" aria-label="Variants">${links.join('')}</ul>` : ''}</li>`;
  });
  return catalogueDocument(
    'Section types',
    `<header><h1>Section types</h1>${note}
<p>Everything a page can be made of. Choose a type to see each of its variants, the JSON to copy and its fields.</p>
<label>Search <input type="search" autocomplete="off" placeholder="figures, quote, logo …" aria-describedby="keys"></label>
<p id="keys"><kbd>/</kbd> goes to the search, <kbd>Enter</kbd> opens the first type found.</p>
<p role="status"></p></header>
<ul class="types">${items.join('')}</ul>`,
  );
}

/** One section type: each example rendered and as JSON, its fields, the pages that use it. */
async function typePage(type: CatalogueType, uses: ReturnType<typeof pagesWith>): Promise<string> {
  const examples = await Promise.all(type.examples.map((example) => exampleHtml(type, example)));
  const fields = listFields(type.field).map(({ path, kind, isRequired, description }) => {
    const facts = `${escapeHtml(kind.replaceAll('`', ''))}${isRequired ? ', required' : ''}`;
    return `<dt><code>${escapeHtml(path)}</code> <span>${facts}</span></dt><dd>${escapeHtml(description)}</dd>`;
  });
  const pages = uses.map(({ route, count }) => {
    const times = count > 1 ? ` (${count} times)` : '';
    return `<li><a href=".${escapeHtml(route)}">${escapeHtml(route)}</a>${times}</li>`;
  });
  return catalogueDocument(
    type.type,
    `<header><p><a href="${home}">All section types</a></p><h1>${escapeHtml(type.type)}</h1>
<p>${escapeHtml(type.field.description ?? '')}</p>
<fieldset class="widths"><legend>Width of the window</legend>
<label><input type="radio" name="width" value="360"> Phone</label>
<label><input type="radio" name="width" value="768"> Tablet</label>
<label><input type="radio" name="width" value="" checked> All there is</label></fieldset></header>
${examples.join('')}
<section><h2>Fields</h2><dl>${fields.join('')}</dl></section>
<section><h2>Pages that use it</h2>${pages.length > 0 ? `<ul>${pages.join('')}</ul>` : '<p>None yet.</p>'}</section>`,
  );
}

async function exampleHtml(
  { type, examples }: CatalogueType,
  { index, variant, value }: CatalogueType['examples'][number],
): Promise<string> {
  const name = [type, variant].filter(Boolean).join(', ');
  const title = `${name} (example ${index + 1} of ${examples.length})`;
  const address = `${addressOf(type)}/${index}`;
  const json = await tidy('example.json', JSON.stringify(value));
  return `<section class="example" id="${index}"><header><h2>${escapeHtml(name)}</h2>
<p>Example ${index + 1} of ${examples.length}. <a href="${address}">Open it alone</a></p></header>
<div class="frame">${startTag('iframe', { src: `${address}?bare`, title, loading: 'lazy' })}</iframe></div>
<details><summary>JSON</summary><pre>${escapeHtml(json.trimEnd())}</pre></details>
<button type="button" class="copy">Copy the JSON</button> <span role="status"></span></section>`;
}

function linkTo(type: string): string {
  return `<a href="${addressOf(type)}">${escapeHtml(type)}</a>`;
}

function addressOf(type: string): string {
  return `${home}/${escapeHtml(encodeURIComponent(type))}`;
}

function catalogueDocument(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: catalogue</title><link rel="stylesheet" href="/src/development/catalogue.css">
<script type="module" src="/src/development/catalogue.ts"></script></head><body>${body}</body></html>`;
}
