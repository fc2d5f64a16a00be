import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { ComponentRules } from '../shared/rendered-page.ts';
import { remember } from '../shared/remember.ts';
import { stylesAtRest } from './first-rules.ts';
import { styledComponents } from './styled-registry.ts';

/**
 * Collects styles once for the whole site and hands out, per page, only the rules its HTML uses.
 * A style sheet of its own per page would compile every component's CSS again for every page, which
 * takes about three times as long as rendering.
 */
export interface StyleCollector {
  /** To be given to `<StyleSheetManager sheet={…}>` around everything that is rendered. */
  sheet: ServerStyleSheet['instance'];
  /**
   * The rules that the classes of some HTML need, in the order styled-components defined them. Pages that use the
   * same components get the same string. Parts that many pages share are looked through once.
   */
  cssFor(parts: { shared: string[]; own: string[] }): string;
}

/**
 * The rules of all components, rendered or not. Only a built site knows them from the start, and there each has one
 * class, its id.
 */
export function compileRules(): ComponentRules[] {
  const server = new ServerStyleSheet();
  // Any element does: it is the rules that are wanted.
  const elements = [...styledComponents].map(([key, Styled]) => createElement(Styled, { key, as: 'i' }));
  renderToString(createElement(StyleSheetManager, { sheet: server.instance }, elements));
  const rules = parseRules(server.getStyleTags()).map(nameById);
  return rules.toSorted((a, b) => a.order - b.order);
}

/**
 * `known`: the rules of a built site. In development styled-components draws, and starts in the browser too, where it
 * finds all as it expects it.
 */
export function createStyleCollector(known: readonly ComponentRules[] = []): StyleCollector {
  const server = new ServerStyleSheet();
  const groups = new Map<number, ComponentRules>();
  const groupOf = new Map<string, ComponentRules>();
  const foreign = new Set<string>();

  function add(parsed: ComponentRules): void {
    // A group keeps its identity when it is read again: whoever holds it must not take it for another one.
    const group = Object.assign(groups.get(parsed.order) ?? parsed, parsed);
    groups.set(group.order, group);
    for (const name of group.names) groupOf.set(name, group);
  }

  /** Components that were rendered since the last time have added their rules. */
  function learn() {
    if (known.length === 0) for (const rules of parseRules(server.getStyleTags())) add(rules);
  }

  for (const rules of known) add(rules);

  function lookUp(name: string): ComponentRules | undefined {
    if (foreign.has(name)) return undefined;
    if (!groupOf.has(name)) learn();
    const group = groupOf.get(name);
    if (!group) foreign.add(name);
    return group;
  }

  function groupsUsedBy(html: string): ComponentRules[] {
    const used = [...classesOf(html)].flatMap((name) => lookUp(name) ?? []);
    const animations = [...groups.values()].filter(
      ({ isAnimation, names }) => isAnimation && used.some(({ css }) => css.includes(names[0]!)),
    );
    return [...used, ...animations];
  }

  const groupsUsedByShared = remember(50, groupsUsedBy);
  /** By the orders of the groups, so that pages with the same components share one string. */
  const joined = new Map<string, string>();

  return {
    sheet: server.instance,
    cssFor({ shared, own }) {
      const used = new Set([...shared.flatMap(groupsUsedByShared), ...own.flatMap(groupsUsedBy)]);
      const inOrder = [...used].toSorted((a, b) => a.order - b.order);
      const key = inOrder.map(({ order }) => order).join();
      let css = joined.get(key);
      if (css === undefined) {
        if (joined.size >= 200) joined.clear();
        css = inOrder.map((group) => group.firstCss).join('');
        joined.set(key, css);
      }
      return css;
    },
  };
}

function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const match of html.matchAll(/ class="([^"]+)"/g)) attributes.add(match[1]!);
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}

/** A group's end mark as styled-components writes it; it reads the mark again when it starts in the browser. */
const groupEnd = /data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n?/g;

function parseRules(styleTags: string): ComponentRules[] {
  const css = styleTags.replace(/^<style[^>]*>/, '').replace(/<\/style>$/, '');
  const groups: ComponentRules[] = [];
  let start = 0;
  for (const match of css.matchAll(groupEnd)) {
    const end = match.index + match[0].length;
    const own = css.slice(start, end);
    groups.push({
      order: Number(match[1]),
      id: match[2]!,
      css: own,
      firstCss: own,
      names: match[3]!.split(',').filter(Boolean),
      isAnimation: match[2]!.startsWith('sc-keyframes'),
    });
    start = end;
  }
  return groups;
}

/**
 * A component's rules under its id instead of the class that styled-components made from them, and without its marks.
 * @throws Error when there is more than one such class: styles that depend on props.
 */
function nameById(group: ComponentRules): ComponentRules {
  const marked = group.css.replace(groupEnd, '').replaceAll(/\/\*!sc\*\/\n?/g, '');
  // The last declaration of a rule needs no semicolon.
  const css = marked.replaceAll(';}', '}');
  if (group.isAnimation) return { ...group, css, firstCss: css };
  const [name, ...others] = group.names;
  if (others.length > 0)
    throw new Error(
      `The styled component "${group.id}" looks different from use to use. Vary it by data- attributes.`,
    );
  const named = name === undefined ? css : css.replaceAll(`.${name}`, `.${group.id}`);
  return { ...group, css: named, firstCss: stylesAtRest(named), names: [group.id] };
}
