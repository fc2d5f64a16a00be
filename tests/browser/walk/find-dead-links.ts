import type { Page } from '@playwright/test';

/** What addresses of the site answer; each is asked once. */
const answers = new Map<string, Promise<{ status: number; text: string }>>();

/** Addresses of the open page that lead nowhere: to no file or page of the site, to no place of a page, or beside the site. */
export async function findDeadLinks(page: Page, site: string, planned: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    (await page.evaluate(listAddresses)).map(async (address) => {
      const { origin, pathname, hash, href } = new URL(address);
      if (origin !== new URL(site).origin) return [];
      if (pathname !== new URL(`${site}/`).pathname.slice(0, -1) && !href.startsWith(`${site}/`))
        return [`names ${pathname}, which is not below ${site}/`];
      const path = pathname.slice(new URL(site).pathname.replace(/\/$/, '').length);
      if (planned.includes(path)) return [];
      const { status, text } = await ask(page, href.replace(/#.*/, ''));
      if (status >= 400) return [`names ${path}, which answers ${status}`];
      const id = decodeURIComponent(hash.slice(1));
      const isThere = id === '' || id.startsWith(':~:') || hasPlace(text, id);
      return isThere ? [] : [`names the place #${id} of ${path}, which it does not have`];
    }),
  );
  return found.flat();
}

function ask(page: Page, address: string): Promise<{ status: number; text: string }> {
  const known = answers.get(address);
  if (known) return known;
  const answer = page.request.get(address).then(async (response) => ({
    status: response.status(),
    text: response.headers()['content-type']?.startsWith('text/html') ? await response.text() : '',
  }));
  answers.set(address, answer);
  return answer;
}

/** What links, pictures, styles and scripts of the document name, whole and each once. */
function listAddresses(): string[] {
  const named = [...document.querySelectorAll('[href], [src], [poster], [srcset], [imagesrcset]')].flatMap(
    (element) => {
      const sets = [element.getAttribute('srcset'), element.getAttribute('imagesrcset')];
      const candidates = sets.flatMap((set) => set?.split(/,\s+/) ?? []);
      return [
        ...['href', 'src', 'poster'].map((name) => element.getAttribute(name)),
        ...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
      ];
    },
  );
  const whole = named.flatMap((address) => (address ? new URL(address, document.baseURI).href : []));
  return [...new Set(whole)].filter((address) => /^https?:/.test(address));
}

function hasPlace(html: string, id: string): boolean {
  return [`id="${id}"`, `id=${id} `, `id=${id}>`].some((attribute) => html.includes(` ${attribute}`));
}
