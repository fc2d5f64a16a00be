import { listSome, quote } from '../../text/messages.ts';
import type { CompiledBlock } from '../../content/compiled-file.ts';
import type { PageContext } from '../../content/site.ts';
import { judgeEach } from '../rule.ts';
import { findOptional, hasMainHeading } from './shared/main-heading.ts';

export const headingMainSingle = judgeEach('error', ({ contentFile, site, report, valuesOf }) => {
  if (contentFile.kind !== 'page') return;
  const { blocks } = contentFile;
  const isEased = contentFile.changes.length > 0;
  const [first, ...others] = valuesOf('heading').filter(({ level }) => level === 1);
  const mayHaveMain = blocks.some(
    ({ pointer, levels }) => !contentFile.isKnown(pointer) && levels?.has(1) !== false,
  );
  // Another rule reports a page whose blocks are all hidden.
  const opening = blocks.find(({ isHidden }) => !isHidden);
  if (!first && !mayHaveMain && opening) {
    report(
      { at: 'type', pointer: opening.pointer },
      'Missing main heading (h1): the block that opens the page has none.',
      { hint: explainMissing(site, opening), isEased },
    );
  }
  for (const { value, place } of others) {
    report(place, `Duplicate main heading (h1) ${quote(value)}.`, {
      hint: `The page has ${quote(first?.value ?? '')} already. Use a block whose heading is a lower one.`,
      isEased,
    });
  }
});

/** Suggests a place for the heading: the block itself, if its type allows one. */
function explainMissing({ schemas }: PageContext, { type }: CompiledBlock): string {
  const sections = [...schemas.sections];
  const compiled = schemas.sections.get(type ?? '');
  const optional = compiled && findOptional(compiled);
  const able = sections.filter(([, schema]) => hasMainHeading(schema));
  const blockAbove = `a block above it that has one: ${listSome(able.map(([name]) => name))}.`;
  return optional === undefined ? `Put ${blockAbove}` : `Give it a "${optional}", or put ${blockAbove}`;
}
