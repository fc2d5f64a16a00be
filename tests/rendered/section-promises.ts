import type { Json } from '../../src/engine/json/json.ts';
import type { FieldPlan } from '../../src/engine/schemas/plan-fields.ts';
import { walkFields } from '../../src/engine/content/walk-fields.ts';

/** Sentences about headings of a block that are not drawn, or at another level than the schema says. */
export function findWrongHeadings(
  type: string,
  block: Json,
  plan: FieldPlan | undefined,
  html: string,
): string[] {
  const drawn = [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, content]) => ({
    level: Number(level),
    text: plain(content ?? ''),
  }));
  const wrong: string[] = [];
  walkFields({ holder: [block], key: 0 }, plan, '', ({ role, headingLevel = 2 }, value, pointer) => {
    if (role !== 'heading' || typeof value !== 'string') return;
    const [first = 2, others] = [headingLevel].flat();
    const wanted = others === undefined ? [first] : [first, others];
    // Beside the words a heading may say where its link leads.
    const found = drawn.filter(({ text }) => text === plain(value) || text.startsWith(`${plain(value)} `));
    if (found.length === 0)
      wrong.push(`"${type}" does not draw the heading ${pointer} as a heading. Draw it as <h${first}>.`);
    else if (!found.some(({ level }) => wanted.includes(level)))
      wrong.push(
        `"${type}" draws the heading ${pointer} as <h${found[0]?.level}>, and its schema says level ${wanted.join(' or ')}. Make them agree.`,
      );
  });
  return wrong;
}

/** Sentences about what needs React in a section that it does not bring to life. */
export function findDeadHooks(type: string, code: string): string[] {
  const uses = [
    ...code.matchAll(/\b(?:on[A-Z]\w*(?==\{)|use(?:State|Reducer|Effect|LayoutEffect|Ref|Live)(?=[(<]))/g),
  ];
  return [...new Set(uses.map(([name]) => name))].map(
    (name) =>
      `"${type}" uses ${name}, which never runs in the page that is served. Say in src/sections/alive.ts that React brings it to life ("hydrate").`,
  );
}

/** Sentences about what needs a script in a section that is that nothing brings to life. */
export function findDeadControls(type: string, html: string): string[] {
  const controls = [...html.matchAll(/<(button|input|select|textarea|form|dialog)\b([^>]*)>/g)]
    // These work without a script.
    .filter(([, , attributes]) => !/\b(?:popovertarget|commandfor)=/.test(attributes ?? ''))
    .map(
      ([, tag]) =>
        `"${type}" draws a <${tag}>, which nothing brings to life. Say in src/sections/alive.ts how it comes alive.`,
    );
  return [...new Set(controls)];
}

/** Sentences about styles that the policy of the page refuses. */
export function findStyleAttributes(type: string, html: string): string[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)\b[^>]* style="/g)].map(
    ([, tag]) =>
      `"${type}" draws a <${tag}> with a style attribute, which the page's policy refuses. Say it in a styled component.`,
  );
}

/** Sentences about elements that are there for a text or an entry and hold none. */
export function findEmptyElements(type: string, html: string): string[] {
  const empty = html.matchAll(
    /<(a|dd|dl|dt|figcaption|figure|h[1-6]|li|nav|p|small|strong)\b([^>]*)><\/\1>/g,
  );
  return (
    Array.from(empty)
      // What is said later is spoken where it comes into an element that was there before.
      .filter(([, , attributes]) => !/ role="(?:status|alert)"/.test(attributes ?? ''))
      .map(([, tag]) => `"${type}" draws an empty <${tag}>. Leave it out where there is nothing to say.`)
  );
}

/** Sentences about links and buttons without a name, and about pictures without a text or a size. */
export function findNameless(type: string, html: string): string[] {
  const controls = Array.from(html.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g))
    .filter(([, , attributes = '', content = '']) => {
      const words = plain(content.replaceAll(/<svg[\s\S]*?<\/svg>/g, ''));
      return words === '' && !/ aria-label="[^"]/.test(attributes) && !/ alt="[^"]/.test(content);
    })
    .map(([, tag]) => `"${type}" draws a <${tag}> without a name.`);
  const pictures = Array.from(html.matchAll(/<img\b[^>]*>/g))
    .filter(([image]) => ![/ alt="/, / width="\d+"/, / height="\d+"/].every((part) => part.test(image)))
    .map(() => `"${type}" draws a picture without "alt", "width" or "height".`);
  return [...controls, ...pictures];
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/[\s\u00ad]+/g, ' ')
    .trim();
}
