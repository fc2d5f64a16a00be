import { parse } from 'node-html-parser';
import type { Json } from '../../src/engine/json/json.ts';
import type { Field } from '../../src/engine/schemas/field.ts';
import { childrenOf } from '../../src/engine/schemas/walk-fields.ts';

/** What no section may render, and why. */
const refused: Record<string, string> = {
  ':is(a, dd, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, li, nav, p, small, strong):empty:not([role="status"], [role="alert"])':
    'an empty element. Leave it out where there is nothing to say.',
  'img:is(:not([alt]), :not([width]), :not([height]))': 'a picture without "alt", "width" or "height".',
};
/** Selects controls that need a script. */
const controls =
  ':is(button, input, select, textarea, form, dialog):not([popovertarget], [commandfor], [popover])';

/** Returns a sentence for each requirement for all sections that the HTML violates. */
export function findBroken(html: string, isHydrated: boolean): string[] {
  const root = parse(html);
  const found = Object.entries(refused).flatMap(([selector, why]) =>
    root.querySelectorAll(selector).map(({ rawTagName }) => `<${rawTagName}> is or has ${why}`),
  );
  const nameless = root
    .querySelectorAll('a, button')
    .filter((link) => link.textContent.trim() === '' && !link.getAttribute('aria-label'))
    .filter((link) => !link.querySelector('img[alt]:not([alt=""])'));
  const dead = isHydrated ? [] : root.querySelectorAll(controls);
  return [
    ...found,
    ...nameless.map(({ rawTagName }) => `<${rawTagName}> has no name.`),
    ...dead.map(
      ({ rawTagName }) => `<${rawTagName}> does nothing: src/sections/index.ts names no island of it.`,
    ),
  ];
}

/** Returns a sentence for each heading that is missing or has another level than in the schema. */
export function findWrongHeadings(block: Json, field: Field | undefined, html: string): string[] {
  const drawn = parse(html)
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName, textContent }) => ({ level: Number(rawTagName.slice(1)), text: plain(textContent) }));
  const wrong: string[] = [];
  for (const [value, { role, headingLevel = 2 }, pointer] of textsIn(block, field, '')) {
    if (role !== 'heading') continue;
    const wanted = [headingLevel].flat();
    // The heading may also have hidden text about its link.
    const found = drawn.filter(({ text }) => text.startsWith(plain(value)));
    if (!found.some(({ level }) => wanted.includes(level)))
      wrong.push(`The heading ${pointer} must be rendered as <h${wanted.join('> or <h')}>.`);
  }
  return wrong;
}

function* textsIn(
  value: Json,
  field: Field | undefined,
  pointer: string,
): Generator<[string, Field, string]> {
  if (typeof value === 'string' && field) yield [value, field, pointer];
  const parts = typeof value === 'object' && value !== null ? childrenOf(value, field) : [];
  for (const child of parts) yield* textsIn(child.value, child.field, `${pointer}/${child.key}`);
}

const plain = (text: string) => text.replaceAll(/[\s\u00ad]+/g, ' ').trim();
