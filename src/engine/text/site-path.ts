/**
 * Converts a path to the site's form: `\img\beans.svg`, `public/img/beans.svg`, `./img/beans.svg` → `/img/beans.svg`.
 * Undefined for a path elsewhere on the author's computer.
 */
export function toSitePath(path: string): string | undefined {
  const plain = path.replaceAll('\\', '/');
  const inside = plain.startsWith('public/') ? 0 : plain.lastIndexOf('/public/') + 1;
  const isInside = inside > 0 || plain.startsWith('public/');
  if (!isInside && /^[a-zA-Z]:|(?:^|\/)\.\.(?:\/|$)/.test(plain)) return undefined;
  const own = isInside ? plain.slice(inside + 'public'.length) : plain;
  return `/${own.replace(/^[./]+/, '')}`;
}
