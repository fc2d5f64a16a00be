import { transform } from 'lightningcss';
import type { Theme } from '../shared/generated/site.ts';
import { fillConstants } from '../shared/theme/fill-constants.ts';
import { themeConstants, themeStyles } from '../shared/theme/theme-styles.ts';
import { plainError } from '../shared/plain-error.ts';
import type { DocumentStyles, ServerEntry } from '../shared/rendered-page.ts';
import { type FirstScreenStyles, createDocumentStyles } from './document-styles.ts';
import { stylesAtRest } from './first-screen.ts';

/** The styles of the site's code, minified: the whole sheet, and what documents take of it. Plain data. */
export interface CompiledStyles {
  sheet: string;
  theme: string;
  components: FirstScreenStyles[];
}

/** @throws Error for invalid styles: a browser ignores them silently. */
export async function compileSiteStyles(entry: Pick<ServerEntry, 'siteStyles'>): Promise<CompiledStyles> {
  const { theme, rest, components } = await entry.siteStyles();
  // stylis leaves out what it does not understand.
  for (const { nestedCss, file } of components) minify(nestedCss, file);
  const minified = minify(theme);
  const sheet = [minified, minify(rest), ...components.map(({ css, file }) => minify(css, file))].join('');
  return {
    sheet,
    theme: minified,
    components: components.map(({ id, css, file, isAnimation }) => ({
      id,
      firstCss: stylesAtRest(css, file),
      isAnimation,
    })),
  };
}

function minify(css: string, filename = 'src/styles'): string {
  try {
    return transform({ filename, code: Buffer.from(css), minify: true }).code.toString();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const line = css.split('\n')[(loc?.line ?? 1) - 1]!.trim().slice(0, 200);
    throw plainError(`${filename}: ${message} in the style “${line}”. Browsers would ignore it.`);
  }
}

/** Adds what the theme sets. */
export function addTheme(
  styles: CompiledStyles,
  theme: Theme,
  base: string,
): { sheet: string; stylesFor: DocumentStyles } {
  const constants = themeConstants(theme, styles.sheet);
  const fill = (css: string) => fillConstants(css, constants);
  const sheet = fill(styles.sheet);
  const { faces, properties } = themeStyles(theme, sheet, base);
  const filled = fill(properties);
  const stylesFor = createDocumentStyles(filled + faces + fill(styles.theme), styles.components, fill);
  return { sheet: filled + sheet, stylesFor };
}
