/** `/` → `_pages/index.json`; the browser asks for the same name (`pageDataUrl`). */
export function dataFile(path: string): string {
  return `_pages/${fileStem(path)}.json`;
}

/** `/` → `index.html`, `/company/about` → `company/about.html`: hosts serve it at `/company/about` without a redirect. */
export function documentFile(route: string): string {
  return `${fileStem(route)}.html`;
}

function fileStem(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}
