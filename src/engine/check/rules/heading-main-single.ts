import { listSome, quote } from '../../text/messages.ts';
import { headingLevelsOf } from '../../content/roles/index.ts';
import type { CompiledSchema } from '../../schemas/schema-set.ts';
import type { BlockUse } from '../../content/document.ts';
import type { PageContext } from '../../content/site.ts';
import { judgeEach } from '../rule.ts';

export const headingMainSingle = judgeEach('error', ({ document, site, report, usesOf }) => {
  if (document.kind !== 'page') return;
  const { blocks } = document;
  const [first, ...others] = usesOf('heading').filter(({ level }) => level === 1);
  const mayHaveMain = blocks.some(
    ({ pointer, levels }) => !document.isKnown(pointer) && levels?.has(1) !== false,
  );
  // Another rule reports a page whose blocks are all hidden.
  const opening = blocks.find(({ isHidden }) => !isHidden);
  if (!first && !mayHaveMain && opening) {
    report(
      { at: 'type', pointer: opening.pointer },
      'Missing main heading (h1): the block that opens the page has none.',
      { hint: explainMissing(site, opening) },
    );
  }
  for (const { value, place } of others) {
    report(place, `Duplicate main heading (h1) ${quote(value)}.`, {
      hint: `The page has ${quote(first?.value ?? '')} already. Use a block whose heading is a lower one.`,
    });
  }
});

/** Suggests a place for the heading: the block itself, if its type allows one. */
function explainMissing({ schemas }: PageContext, { type }: BlockUse): string {
  const sections = [...schemas.sections];
  const own = schemas.sections.get(type ?? '');
  const optional = own && findOptional(own);
  const able = sections.filter(([, schema]) => hasMainHeading(schema));
  const others = `a block above it that has one: ${listSome(able.map(([name]) => name))}.`;
  return optional === undefined ? `Put ${others}` : `Give it a "${optional}", or put ${others}`;
}

/** True for a type whose blocks always have a main heading. */
export function hasMainHeading(schema: CompiledSchema): boolean {
  return headingLevelsOf(schema.field).has(1) && findOptional(schema) === undefined;
}

/** The property of a block for a main heading, if it is optional. */
function findOptional({ field, schema }: CompiledSchema): string | undefined {
  const { required } = schema;
  return [...field.properties].find(
    ([name, { role, headingLevel }]) =>
      role === 'heading' && headingLevel === 1 && !(Array.isArray(required) && required.includes(name)),
  )?.[0];
}
