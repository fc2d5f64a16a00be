import type { Section } from '../../shared/generated/sections.ts';
import { quote } from '../text/messages.ts';
import type { CompiledSchema } from '../schemas/schema-set.ts';
import { sameWord } from '../schemas/same-word.ts';
import { headingLevelsOf } from '../schemas/field.ts';
import { suggestType } from '../schemas/suggest-type.ts';
import { didYouMean } from '../diagnostics/finding.ts';
import { isOnlySlip, suggest } from '../../shared/suggest.ts';
import { collectFacts } from './collect-facts.ts';
import type { BlockUse } from './document.ts';
import type { Use } from './facts.ts';
import { isObject, stepInto, type Json, type JsonObject } from '../json/json.ts';
import { maxSharedUses } from '../json/limits.ts';
import { addViolations, type Reading } from './reading.ts';
import { type Slot, valueIn } from './walk-fields.ts';

/** Fits one block to the schema of its type. */
export function readBlock(reading: Reading, slot: Slot, pointer: string): BlockUse {
  const { schemas, unknown } = reading;
  const block = valueIn(slot);
  const schema = findSchema(reading, block);
  const isHidden = isObject(block) && block.hidden === true;
  collectFacts(reading, slot, schema?.field, pointer, isHidden);

  if (!isObject(block)) {
    // In a page, the page's schema covers this.
    if (pointer === '') addViolations(reading, schemas.shared, block ?? null, pointer);
    return { pointer, type: undefined, isHidden, isKnown: true, levels: undefined };
  }
  if (schema) addViolations(reading, schema, block, pointer);
  else if (!unknown.has(`${pointer}/type`)) addTypeProblem(reading, block, pointer);
  if (schema === schemas.shared) addShared(reading, block, pointer, isHidden);
  const levels = schema && schema !== schemas.shared ? headingLevelsOf(schema.field) : undefined;
  const type = typeof block.type === 'string' ? block.type : undefined;
  return { pointer, type, isHidden, isKnown: true, levels };
}

function findSchema({ schemas }: Reading, block: Json | undefined): CompiledSchema | undefined {
  if (!isObject(block) || typeof block.type !== 'string') return undefined;
  return block.type === 'shared' ? schemas.shared : schemas.sections.get(block.type);
}

/** Adds the facts of a shared block to the page, at the pointer of the block that places it. */
function addShared(reading: Reading, block: JsonObject, pointer: string, isHidden: boolean): void {
  if (typeof block.use !== 'string') return;
  const { facts } = reading;
  const place = { at: 'value', pointer: `${pointer}/use` } as const;
  facts.shared.push({ value: block.use, place });
  if (isHidden) return;
  const shared = facts.shared.length > maxSharedUses ? undefined : reading.findShared(block.use);
  if (!shared) {
    reading.gaps.push(pointer);
    return;
  }
  for (const heading of shared.facts.headings) facts.headings.push({ ...heading, place });
  for (const link of shared.facts.links) if (link.value.startsWith('#')) facts.links.push({ ...link, place });
  const isReplaced = ({ place: own }: Use) =>
    typeof block.id === 'string' && own.at === 'value' && own.pointer === '/id';
  for (const anchor of shared.facts.anchors)
    if (!isReplaced(anchor)) facts.anchors.push({ ...anchor, place });
}

/**
 * The renderer's list for a block of a sound document, empty when it is hidden; undefined when the shared
 * block cannot be drawn.
 */
export function finishBlock(reading: Reading, block: Json): Section[] | undefined {
  if (!isObject(block) || block.hidden === true) return [];
  if (block.type === 'shared') {
    const { id } = block;
    const sections = reading.findShared(String(block.use))?.finish();
    return typeof id === 'string' ? sections?.map((section) => ({ ...section, id })) : sections;
  }
  delete block.hidden;
  // Checked JSON becomes a typed section only here.
  return [block as unknown as Section];
}

/** Other products' names for the type of a block. */
const namesOfType = ['component', 'block', 'blockType', 'sectionType', 'kind', 'widget'];

const typeHint =
  'Every block says its section type first: { "type": "hero", … }. docs/sections.md lists the types.';

function addTypeProblem(reading: Reading, block: JsonObject, pointer: string): void {
  const { file, findings, schemas } = reading;
  const base = { severity: 'error', file } as const;
  const { type } = block;
  if (typeof type === 'string') {
    const { meant, safe, hint } = suggestType(type, schemas);
    findings.push({
      ...base,
      rule: 'schema/unknown-type',
      place: { at: 'value', pointer: `${pointer}/type` },
      ...didYouMean(`Unknown section type ${quote(type)}.`, type, meant, { safe }),
      ...(hint !== undefined && { hint }),
    });
    return;
  }
  if (type !== undefined) {
    findings.push({
      ...base,
      rule: 'schema/wrong-type',
      place: { at: 'value', pointer: `${pointer}/type` },
      message: 'Expected a text in double quotes.',
      hint: typeHint,
    });
    return;
  }
  const keys = Object.keys(block);
  const isOther = (key: string) => namesOfType.some((name) => sameWord(name, key));
  const misspelt =
    suggest('type', keys) ?? keys.find((key) => typeof block[key] === 'string' && isOther(key));
  if (misspelt !== undefined) {
    const safe = isOnlySlip(misspelt, 'type', ['type']);
    findings.push({
      ...base,
      rule: 'schema/unknown-property',
      place: { at: 'key', pointer: stepInto(pointer, misspelt) },
      ...didYouMean(`Unknown property ${quote(misspelt)}.`, misspelt, 'type', { safe }),
      hint: typeHint,
    });
  } else {
    findings.push({
      ...base,
      rule: 'schema/missing-property',
      place: { at: 'type', pointer },
      message: 'Missing property "type".',
      hint: typeHint,
    });
  }
}
