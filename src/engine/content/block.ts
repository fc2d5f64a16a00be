import type { FormWords, Section } from '../../shared/generated/sections.ts';
import { isObject, type Json, type JsonObject, maxSharedUses } from '../json/json.ts';
import { headingLevelsOf, ofFieldsIn } from '../schemas/field.ts';
import { renameInBlock } from '../schemas/former-words.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { explainType } from '../schemas/suggest-type.ts';
import { addViolations, collectUses, compile, type Reading } from './compile.ts';
import type { BlockUse, Part } from './document.ts';
import { readContent } from './read-content.ts';
import { usesOf } from './roles/index.ts';
import type { Site } from './site.ts';
import { resolveFields } from './walk.ts';

/** Fits one block to the schema of its type. */
export function readBlock(reading: Reading, block: Json, pointer: string): BlockUse {
  const { schemas, unknown } = reading;
  const use = { pointer, type: undefined, isHidden: false, isKnown: true, levels: undefined };
  if (!isObject(block)) {
    // In a page, the page's schema covers this.
    if (pointer === '') addViolations(reading, schemas.shared, block, pointer);
    return use;
  }
  const schema = schemaOf(schemas, block);
  const isHidden = block.hidden === true;
  collectUses(reading, block, schema?.field, pointer, isHidden);
  if (schema) addViolations(reading, schema, block, pointer);
  else if (!unknown.has(`${pointer}/type`)) {
    const violation = explainType(block, pointer, schemas);
    reading.findings.push({ ...violation, file: reading.file });
  }
  if (schema === schemas.shared && !isHidden) placeShared(reading, block, pointer);
  const levels = schema && schema !== schemas.shared ? headingLevelsOf(schema.field) : undefined;
  return { ...use, type: typeof block.type === 'string' ? block.type : undefined, isHidden, levels };
}

function schemaOf(schemas: SchemaSet, { type }: JsonObject): CompiledSchema | undefined {
  return type === 'shared' ? schemas.shared : schemas.sections.get(String(type));
}

/** Adds what a shared block brings to the file that places it, at the name of the block. */
function placeShared(reading: Reading, { use, id }: JsonObject, pointer: string): void {
  if (typeof use !== 'string') return;
  const { site, schemas, uses, gaps } = reading;
  reading.placed += 1;
  const shared = reading.placed > maxSharedUses ? undefined : compileShared(site, schemas, use);
  if (!shared?.isSound) {
    gaps.push(pointer);
    return;
  }
  const place = { at: 'value', pointer: `${pointer}/use` } as const;
  for (const brought of usesOf(shared, 'heading', 'url', 'anchor')) {
    const own = 'pointer' in brought.place ? brought.place.pointer : '';
    const isElsewhere = brought.role === 'url' && !brought.value.startsWith('#');
    const isReplaced = brought.role === 'anchor' && own === '/id' && typeof id === 'string';
    if (!isElsewhere && !isReplaced) uses.push({ ...brought, place });
  }
}

const compiled = new WeakMap<Site, Map<string, Part | undefined>>();

/** Compiles a shared block on first use. Undefined for one that does not exist or contains itself. */
export function compileShared(site: Site, schemas: SchemaSet, name: string): Part | undefined {
  const known = compiled.get(site) ?? new Map<string, Part | undefined>();
  compiled.set(site, known);
  const file = site.files.shared.get(name);
  if (file === undefined || known.has(name)) return known.get(name);
  // Set before reading, which ends a cycle.
  known.set(name, undefined);
  const read = readContent(site.fileSystem, file, site.placeholders, (value) =>
    renameInBlock(value, schemas),
  );
  const shared = compile(site, schemas, file, read, (reading, value) => void readBlock(reading, value, ''));
  known.set(name, { ...shared, kind: 'shared', name });
  return known.get(name);
}

/** Facts about a block's page. */
export interface BlockPage {
  route: string;
  /** The words of forms in the page's language, if the site defines some. */
  words: FormWords;
}

/** The block for the renderer: none when it is hidden; undefined when it cannot be rendered. */
export function compileBlock(
  site: Site,
  schemas: SchemaSet,
  block: Json,
  page: BlockPage,
): Section[] | undefined {
  if (!isObject(block) || block.hidden === true) return [];
  if (block.type === 'shared') {
    const { id, use } = block;
    const shared = compileShared(site, schemas, String(use));
    if (shared?.value === undefined) return undefined;
    const sections = compileBlock(site, schemas, shared.value, page);
    return typeof id === 'string' ? sections?.map((section) => ({ ...section, id })) : sections;
  }
  const resolved = resolveFields(block, schemaOf(schemas, block)?.field, site, page.route);
  if (!resolved) return undefined;
  const { hidden: _, ...section } = resolved;
  // Checked JSON becomes a typed section only here.
  return [withWords(site, section as unknown as Section, page.words)];
}

function withWords(site: Site, section: Section & { words?: FormWords }, words: FormWords): Section {
  if (Object.keys(words).length === 0 || !holdsForms(site, section)) return section;
  return { ...section, words: { ...words, ...section.words } } as Section;
}

/** True when blocks of the section's type may contain forms. */
export function holdsForms(site: Site, { type }: Section): boolean {
  const field = site.schemas?.sections.get(type)?.field;
  return field !== undefined && hasFormField(field);
}

const hasFormField = ofFieldsIn((fields) => fields.some(({ role }) => role === 'form'));
