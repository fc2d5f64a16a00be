import type { Selector, SelectorComponent } from 'lightningcss';
import { memoize } from '../shared/memoize.ts';
import type { DocumentStyles } from '../shared/rendered-page.ts';
import { firstTheme, requires, valueOf, variablesOf, without } from './first-screen.ts';

/** The styles of one styled component or one animation for a first screen. */
export interface FirstScreenStyles {
  /** The component's class, or the name of the animation. */
  id: string;
  /** See `stylesAtRest`. */
  firstCss: string;
  isAnimation: boolean;
}

/** Attributes that no script changes before the style sheet arrives. */
const fixedAttributes = ['data-align', 'data-many', 'data-section', 'data-word'];

/** What the HTML of a first screen contains. */
interface Screen {
  languages: readonly string[];
  backgrounds: readonly string[];
  /** The classes that have styles. */
  classes: readonly string[];
  /** The values of each of `fixedAttributes`. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** More first screens than the pages of one kind have. */
const mostScreens = 500;

/**
 * Returns a function that takes what a first screen needs of the styles of a site, from its HTML. `fill` writes what the
 * theme sets in the place of properties.
 */
export function createDocumentStyles(
  theme: string,
  components: readonly FirstScreenStyles[],
  fill: (css: string) => string,
): DocumentStyles {
  const ids = new Set(components.map(({ id }) => id));
  const themeFor = firstTheme(theme);
  // Many pages begin alike. The screen is the key, as JSON.
  const stylesFor = memoize(mostScreens, (key) => {
    const screen = JSON.parse(key) as Screen;
    const css = pickStyles(screen.classes, components)
      .map(({ firstCss }) => firstCss)
      .join('');
    const isAbsent = absenceIn(screen, ids);
    const filled = fill(without({ selector: isAbsent }, css, 'components.css'));
    return themeFor({ ...screen, isAbsent, variables: variablesOf(filled) }) + filled;
  });
  return (html, lang) => {
    const names = valuesIn(html, 'class').flatMap((list) => list.split(' '));
    const screen: Screen = {
      languages: [lang, ...valuesIn(html, 'lang')],
      backgrounds: valuesIn(html, 'data-background'),
      classes: unique(names.filter((name) => ids.has(name))),
      values: Object.fromEntries(fixedAttributes.map((name) => [name, valuesIn(html, name)])),
    };
    return stylesFor(JSON.stringify(screen));
  };
}

/** The styles of these classes, in order, with the animations that they name. */
function pickStyles(
  classes: readonly string[],
  components: readonly FirstScreenStyles[],
): FirstScreenStyles[] {
  const css = components.flatMap(({ id, firstCss }) => (classes.includes(id) ? [firstCss] : [])).join('');
  return components.filter(
    ({ id, isAnimation }) => classes.includes(id) || (isAnimation && css.includes(id)),
  );
}

/** Tells which selectors ask for a component (`ids`) or an attribute that a first screen lacks. */
function absenceIn({ classes, values }: Screen, ids: ReadonlySet<string>): (selector: Selector) => boolean {
  const isAbsent = (component: SelectorComponent) => {
    if (component.type === 'class') return ids.has(component.name) && !classes.includes(component.name);
    return Object.entries(values).some(([name, present]) => {
      const value = valueOf(component, name);
      return value !== undefined && !present.includes(value);
    });
  };
  return (selector) => requires(selector, isAbsent);
}

/** The values of an attribute in some HTML, each once, sorted. */
function valuesIn(html: string, attribute: string): string[] {
  return unique(
    Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g')), ([, value = '']) => value),
  );
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
