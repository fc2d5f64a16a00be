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
  const types = listCatalogue(site.site());
  const [asked, example, ...rest] = route.slice(catalogueRoute.length).split('/').filter(Boolean);
  const answer = (status: number, html: string) => ({ status, html: withBaseElement(base, html) });
  if (asked === undefined) return answer(200, catalogueOverview(types));
  const type = types.find((known) => known.type === asked);
  if (!type) {
    const names = types.map((known) => known.type);
    return answer(404, catalogueMiss(asked, suggest(asked, names).meant, types));
  }
  if (example === undefined) return answer(200, await catalogueTypePage(type, usesOf(site, type.type)));
  if (rest.length === 0) {
    try {
      if (cataloguePage(site.site(), route)) return undefined;
    } catch (error) {
      return answer(200, catalogueFailure(`${asked} ${example}`, (error as Error).message));
    }
  }
  return answer(404, catalogueMiss([asked, example, ...rest].join('/'), asked, types));
}

/** The links of the catalogue are relative to the base of the site. */
function withBaseElement(base: string, html: string): string {
  return html.replace('<title>', `${startTag('base', { href: base })}<title>`);
}

/** The sound pages with blocks of a type and their number, in the order of their files. */
function usesOf(site: DevSite, type: string) {
  return [...site.site().routes.keys()].flatMap((route) => {
    const count = site.page(route)?.sections.filter((section) => section.type === type).length ?? 0;
    return count === 0 ? [] : [{ route, count }];
  });
}

// Relative to the site's base, for any base.
const home = catalogueRoute.slice(1);

/** All section types with a search: `/__catalogue`. */
function catalogueOverview(types: CatalogueType[]): string {
  const items = types.map(({ type, field, description, examples }) => {
    const words = [type, description, ...variantsOf(examples), ...listFields(field).map(({ path }) => path)];
    const variants = examples.flatMap(({ variant, index }) =>
      variant === undefined || variantsOf(examples.slice(0, index)).includes(variant)
        ? []
        : [`<li><a href="${addressOf(type)}#${index}">${escapeHtml(variant)}</a></li>`],
    );
    return `${startTag('li', { class: 'type', 'data-words': foldLetters(words.join(' ')) })}
<h2><a href="${addressOf(type)}">${escapeHtml(type)}</a></h2><p>${escapeHtml(description)}</p>
${variants.length > 1 ? `<ul class="variants" aria-label="Variants">${variants.join('')}</ul>` : ''}</li>`;
  });
  return catalogueDocument(
    'Section types',
    `<header><h1>Section types</h1>
<p>Everything a page can be made of. Choose a type to see each of its variants, the JSON to copy and its fields.</p>
<label>Search <input type="search" autocomplete="off" placeholder="figures, quote, logo …" aria-describedby="keys"></label>
<p id="keys"><kbd>/</kbd> goes to the search, <kbd>Enter</kbd> opens the first type found.</p>
<p role="status"></p></header>
<ul class="types">${items.join('')}</ul>`,
  );
}

/** One section type: each example rendered and as JSON, its fields, the pages that use it. */
async function catalogueTypePage(type: CatalogueType, uses: ReturnType<typeof usesOf>): Promise<string> {
  const { description, examples } = type;
  const shown = await Promise.all(examples.map((example) => exampleHtml(type, example)));
  return catalogueDocument(
    type.type,
    `<header><p><a href="${home}">All section types</a></p><h1>${escapeHtml(type.type)}</h1>
<p>${escapeHtml(description)}</p>
<fieldset class="widths"><legend>Width of the window</legend>${[
      ['360', 'Phone'],
      ['768', 'Tablet'],
      ['', 'All there is'],
    ]
      .map(
        ([width, name]) =>
          `<label><input type="radio" name="width" value="${width}"${width === '' ? ' checked' : ''}> ${name}</label>`,
      )
      .join('')}</fieldset></header>
${shown.join('')}
<section><h2>Fields</h2><dl>${listFields(type.field)
      .map(
        ({ path, kind, isRequired, description: what }) =>
          `<dt><code>${escapeHtml(path)}</code> <span>${escapeHtml(kind.replaceAll('`', ''))}${isRequired ? ', required' : ''}</span></dt><dd>${escapeHtml(what)}</dd>`,
      )
      .join('')}</dl></section>
<section><h2>Pages that use it</h2>${
      uses.length === 0
        ? '<p>None yet.</p>'
        : `<ul>${uses.map(({ route, count }) => `<li><a href=".${escapeHtml(route)}">${escapeHtml(route)}</a>${count > 1 ? ` (${count} times)` : ''}</li>`).join('')}</ul>`
    }</section>`,
  );
}

/** The page of an example that cannot be drawn. */
function catalogueFailure(name: string, why: string): string {
  return catalogueDocument(
    name,
    `<header><h1>This example cannot be shown</h1></header><p role="alert">${escapeHtml(why)}</p>`,
  );
}

/** The answer to an unknown address in the catalogue. */
function catalogueMiss(asked: string, meant: string | undefined, types: CatalogueType[]): string {
  const link = (type: string) => `<a href="${addressOf(type)}">${escapeHtml(type)}</a>`;
  return catalogueDocument(
    'Not in the catalogue',
    `<header><p><a href="${home}">All section types</a></p><h1>Not in the catalogue</h1>
<p>There is no section type "${escapeHtml(asked)}".${meant === undefined ? '' : ` Did you mean ${link(meant)}?`}</p></header>
<p>There are: ${types.map(({ type }) => link(type)).join(', ')}.</p>`,
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

function variantsOf(examples: CatalogueType['examples']): string[] {
  return examples.flatMap(({ variant }) => variant ?? []);
}

function addressOf(type: string): string {
  return `${home}/${escapeHtml(encodeURIComponent(type))}`;
}

function catalogueDocument(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: catalogue</title><link rel="stylesheet" href="/src/app/dev-catalogue.css">
<script type="module" src="/src/app/dev-catalogue.ts"></script></head><body>${body}</body></html>`;
}
