import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { ComponentRules } from '../shared/rendered-page.ts';
import { memoize } from '../shared/memoize.ts';
import { stylesAtRest } from './first-screen.ts';
import { styledComponents } from './styled-registry.ts';

/** The rules of all loaded components, rendered or not, in the order of their modules. */
export function compileRules(): ComponentRules[] {
  const server = new ServerStyleSheet();
  // Any element works, as only the rules are used.
  const elements = [...styledComponents].map(([key, { component }]) =>
    createElement(component, { key, as: 'i' }),
  );
  renderToString(createElement(StyleSheetManager, { sheet: server.instance }, elements));
  const ids = [...styledComponents.keys()];
  return parseRules(server.getStyleTags()).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/**
 * Returns a function that finds the rules for the classes in some HTML, in order. Pages with the same
 * components get the same string. Caches the result for the shared parts.
 */
export function ruleFinder(all: readonly ComponentRules[]): (shared: string, own: string) => string {
  const orderOf = new Map(all.map((rules, order) => [rules.id, order]));
  const animations = all.filter(({ isAnimation }) => isAnimation);

  function ordersIn(html: string): number[] {
    const used = [...classesOf(html)].flatMap((name) => orderOf.get(name) ?? []);
    const moving = animations.filter(({ id }) => used.some((order) => all[order]!.css.includes(id)));
    return [...used, ...moving.map(({ id }) => orderOf.get(id)!)];
  }

  const ordersInShared = memoize(50, ordersIn);
  const join = memoize(200, (orders) =>
    orders
      .split(',')
      .map((order) => all[Number(order)]?.firstCss)
      .join(''),
  );
  return (shared, own) =>
    join([...new Set([...ordersInShared(shared), ...ordersIn(own)])].toSorted((a, b) => a - b).join());
}

function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const match of html.matchAll(/ class="([^"]+)"/g)) attributes.add(match[1]!);
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}

/** The marker that styled-components writes after the rules of a component or an animation. */
const groupEnd = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}(?:\/\*!sc\*\/\n?)?/g;

function parseRules(styleTags: string): ComponentRules[] {
  const css = styleTags.replace(/^<style[^>]*>/, '').replace(/<\/style>$/, '');
  const rules: ComponentRules[] = [];
  let start = 0;
  for (const match of css.matchAll(groupEnd)) {
    const [mark, id = '', names = ''] = match;
    rules.push(nameRules(id, names.split(',')[0]!, css.slice(start, match.index)));
    start = match.index + mark.length;
  }
  return rules;
}

/** Replaces the class that styled-components made from the rules by the component's own class. */
function nameRules(id: string, name: string, css: string): ComponentRules {
  // The last declaration of a rule needs no semicolon.
  const compact = css.replaceAll(/\/\*!sc\*\/\n?/g, '').replaceAll(';}', '}');
  if (!styledComponents.has(id)) return { id: name, css: compact, firstCss: compact, isAnimation: true };
  const named = name === '' ? compact : compact.replaceAll(`.${name}`, `.${id}`);
  return { id, css: named, firstCss: stylesAtRest(named), isAnimation: false };
}
