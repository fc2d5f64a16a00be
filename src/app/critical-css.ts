import { ServerStyleSheet } from 'styled-components';

/**
 * Collects styles once for the whole site and hands out, per page, only the rules its HTML uses.
 * A style sheet of its own per page would compile every component's CSS again for every page, which
 * takes about three times as long as rendering.
 */
export interface StyleCollector {
  /** To be given to `<StyleSheetManager sheet={…}>` around everything that is rendered. */
  sheet: ServerStyleSheet['instance'];
  /** The rules that the classes of some HTML need, in the order styled-components defined them. */
  cssFor(html: string[]): string;
}

interface RuleGroup {
  order: number;
  css: string;
  /** Class names, or the name of the animation for a group of keyframes. */
  names: string[];
  keyframes: boolean;
}

export function createStyleCollector(): StyleCollector {
  const server = new ServerStyleSheet();
  const groupOf = new Map<string, RuleGroup>();
  const foreign = new Set<string>();

  function learn() {
    for (const group of parseGroups(server.getStyleTags())) {
      for (const name of group.names) groupOf.set(name, group);
    }
  }

  function groupsUsedBy(html: string[]): Set<RuleGroup> {
    const classes = new Set<string>();
    for (const part of html) {
      for (const match of part.matchAll(/ class="([^"]+)"/g)) {
        for (const name of match[1]!.split(' ')) if (!foreign.has(name)) classes.add(name);
      }
    }
    let unknown = [...classes].filter((name) => !groupOf.has(name));
    if (unknown.length > 0) {
      learn();
      unknown = unknown.filter((name) => !groupOf.has(name));
      for (const name of unknown) foreign.add(name);
    }
    const used = new Set<RuleGroup>();
    for (const name of classes) {
      const group = groupOf.get(name);
      if (group) used.add(group);
    }
    return used;
  }

  return {
    sheet: server.instance,
    cssFor(html) {
      const used = groupsUsedBy(html);
      const animations = new Set<RuleGroup>();
      for (const group of groupOf.values()) {
        if (group.keyframes && [...used].some((other) => other.css.includes(group.names[0]!)))
          animations.add(group);
      }
      return [...used, ...animations]
        .toSorted((a, b) => a.order - b.order)
        .map((group) => group.css)
        .join('');
    },
  };
}

/** A group's end mark as styled-components writes it; it reads the mark again when it starts in the browser. */
const groupEnd = /data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n?/g;

function parseGroups(styleTags: string): RuleGroup[] {
  const css = styleTags.replace(/^<style[^>]*>/, '').replace(/<\/style>$/, '');
  const groups: RuleGroup[] = [];
  let start = 0;
  for (const match of css.matchAll(groupEnd)) {
    const end = match.index + match[0].length;
    groups.push({
      order: Number(match[1]),
      css: css.slice(start, end),
      names: match[3]!.split(',').filter(Boolean),
      keyframes: match[2]!.startsWith('sc-keyframes'),
    });
    start = end;
  }
  return groups;
}
