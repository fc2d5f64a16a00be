import { directionOf } from '../../shared/direction.ts';
import type { HtmlAttributes } from '../../shared/html.ts';

/** What an element says about the language in it. That words run from left to right goes without saying. */
export function languageAttributes(language: string): HtmlAttributes {
  const dir = directionOf(language);
  return { lang: language, dir: dir === 'ltr' ? undefined : dir };
}
