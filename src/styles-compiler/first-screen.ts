import { type Declaration, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { directionOf } from '../shared/language.ts';

/** What is left out of some CSS. */
interface Omitted {
  selector?: (selector: Selector) => boolean;
  declaration?: (declaration: Declaration) => boolean;
  forPrint?: boolean;
}

/** Minified CSS without a part of it, and without CSS rules that this leaves empty. */
export function without({ selector, declaration, forPrint }: Omitted, css: string, filename: string): string {
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    visitor: {
      ...(selector && { Selector: (each) => (selector(each) ? [] : undefined) }),
      ...(declaration && { Declaration: (each) => (declaration(each) ? [] : undefined) }),
      ...(forPrint && {
        Rule: {
          media: ({ value: { query } }) =>
            query.mediaQueries.every(({ mediaType, condition }) => mediaType === 'print' && !condition)
              ? []
              : undefined,
        },
      }),
    },
  });
  return code.toString();
}

/** The property of a declaration, also of one whose value has custom properties. */
function nameOf({ property, value }: Declaration): string {
  if (property === 'custom') return value.name;
  return property === 'unparsed' ? value.propertyId.property : property;
}

/** False for properties that the parser does not know, which it calls custom, too. */
function isCustom(declaration: Declaration): boolean {
  return nameOf(declaration).startsWith('--');
}

/**
 * Minified CSS without styles for print and for hovered, pressed, open and playing elements, and without transitions. The
 * first screen does not need them: the site's style sheet has them, and it loads before a visitor acts.
 */
export function stylesAtRest(css: string, filename: string): string {
  const omitted: Omitted = {
    selector: (selector) => requires(selector, isLaterState),
    declaration: (declaration) => nameOf(declaration).startsWith('transition'),
    forPrint: true,
  };
  return without(omitted, css, filename);
}

/** True if a selector matches only elements as asked: a part of it, or each choice in brackets. */
export function requires(selector: Selector, isAsked: (component: SelectorComponent) => boolean): boolean {
  return selector.some((component) => {
    if (isAsked(component) || matchesNothing(component)) return true;
    if (!('selectors' in component) || component.kind === 'not') return false;
    return component.selectors?.every((choice) => requires(choice as Selector, isAsked));
  });
}

/** `:not(*)`, which the registry writes where nothing hovers. */
function matchesNothing(component: SelectorComponent): boolean {
  if (component.type !== 'pseudo-class' || component.kind !== 'not') return false;
  return component.selectors.some((choice) => choice.length === 1 && choice[0]?.type === 'universal');
}

/** States of elements that are used, were opened or have the focus, of sliders that play, and of those of Swiper. */
function isLaterState(component: SelectorComponent): boolean {
  if (component.type === 'pseudo-class') {
    if (component.kind === 'has')
      return component.selectors.every((choice) => requires(choice, isLaterStateInside));
    return ['hover', 'active', 'focus-within'].includes(component.kind);
  }
  if (component.type === 'class') return /^swiper-(?:initialized|fade|slide-active)/.test(component.name);
  return ['aria-expanded', 'data-playing'].some((name) => valueOf(component, name) === 'true');
}

/** The same inside of an element. What has the focus shows it from the start, and what contains it later. */
function isLaterStateInside(component: SelectorComponent): boolean {
  return (component.type === 'pseudo-class' && component.kind === 'focus-visible') || isLaterState(component);
}

/** The value that a selector asks of an attribute. */
export function valueOf(component: SelectorComponent, name: string): string | undefined {
  if (component.type !== 'attribute' || component.name !== name) return undefined;
  return component.operation?.operator === 'equal' ? component.operation.value : undefined;
}

/** What a first screen uses of the theme. */
interface ShownTheme {
  backgrounds: readonly string[];
  languages: readonly string[];
  /** The custom properties that its components use. */
  variables: readonly string[];
  /** True for selectors of what it does not contain. */
  isAbsent: (selector: Selector) => boolean;
}

/**
 * Returns a function that takes what a first screen needs from the CSS of the theme: styles for its backgrounds and
 * languages, and custom properties that something in it uses.
 */
export function firstTheme(css: string): (screen: ShownTheme) => string {
  return ({ backgrounds, languages, variables, isAbsent }) => {
    const hasRightToLeft = languages.some((language) => directionOf(language) === 'rtl');
    const primary = new Set(languages.map((language) => language.split('-', 1)[0]));
    const isElsewhere = (component: SelectorComponent) =>
      (component.type === 'pseudo-class' &&
        component.kind === 'lang' &&
        !component.languages.some((language) => primary.has(language))) ||
      (valueOf(component, 'dir') === 'rtl' && !hasRightToLeft);
    const isOfOtherBackground = ([first]: Selector) => {
      const background = first && valueOf(first, 'data-background');
      return background !== undefined && !backgrounds.includes(background);
    };
    const selector = (each: Selector) =>
      isAbsent(each) || isOfOtherBackground(each) || requires(each, isElsewhere);
    const needed = without({ selector }, css, 'theme.css');
    const used = usedProperties(needed, variables);
    const declaration = (each: Declaration) => isCustom(each) && !used.has(nameOf(each));
    return without({ declaration }, needed, 'theme.css');
  };
}

/** The custom properties that the CSS or one of `variables` uses, also by way of others. */
function usedProperties(css: string, variables: readonly string[]): Set<string> {
  const used = new Set(variables);
  /** What each custom property uses itself. */
  const usedBy = new Map<string, string[]>();
  const Declaration = (declaration: Declaration) => {
    const names = variablesIn(declaration.value);
    const name = nameOf(declaration);
    if (isCustom(declaration)) usedBy.set(name, [...(usedBy.get(name) ?? []), ...names]);
    else for (const each of names) used.add(each);
  };
  transform({ filename: 'theme.css', code: Buffer.from(css), visitor: { Declaration } });
  // The loop reaches what it adds.
  for (const name of used) for (const each of usedBy.get(name) ?? []) used.add(each);
  return used;
}

/** The custom properties in the value of a declaration. */
function variablesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(variablesIn);
  return 'type' in value && value.type === 'var' ? [identOf(value), ...inner] : inner;
}

function identOf(variable: object): string {
  return (variable as { value: { name: { ident: string } } }).value.name.ident;
}

/** The custom properties that styles use, each once. */
export function variablesOf(css: string): string[] {
  const names = new Set<string>();
  const Variable = ({ name }: { name: { ident: string } }) => void names.add(name.ident);
  transform({ filename: 'components.css', code: Buffer.from(css), visitor: { Variable } });
  return [...names];
}
