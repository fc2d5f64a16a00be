import type { FieldPlan } from '../schemas/plan-fields.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';
import type { RichText } from '../../shared/rich-text.ts';
import { isObject, wholeValue, type Json, type JsonObject } from '../json/json.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { type ContentFile, readContent } from './read-content.ts';
import type { Site } from './site.ts';
import { walkFields, type Slot } from './walk-fields.ts';

/** A block as the renderer takes it. The check has proven that it fits its schema, from which the type is made. */
export type ResolvedBlock = Section;

/** Thrown when a page that the check would refuse is to be rendered. */
export class UnresolvableError extends Error {
  override name = 'UnresolvableError';
}

/**
 * Makes one block, whose placeholders are filled in, ready in place: pictures, rich text, shared content. Undefined for a
 * hidden block.
 * @throws UnresolvableError when the block would not pass the check.
 */
export function resolveBlock(site: Site, block: Json, file: string): ResolvedBlock | undefined {
  if (!isObject(block) || typeof block.type !== 'string')
    throw new UnresolvableError(`${file} holds a block without a type.`);
  if (block.hidden === true) return undefined;
  if (block.type === 'shared') return resolveShared(site, block, file);
  const schema = site.schemas?.sections.get(block.type);
  if (!schema) throw new UnresolvableError(`${file} holds a block of the unknown type "${block.type}".`);
  delete block.hidden;
  resolveValue(site, { holder: [block], key: 0 }, schema.plan);
  // The one place where checked JSON becomes a typed section.
  return block as unknown as ResolvedBlock;
}

/** Puts what the renderer takes in the place of pictures, rich text and addresses, everywhere in a value. */
export function resolveValue(site: Site, slot: Slot, plan: FieldPlan | undefined): void {
  walkFields(slot, plan, wholeValue, ({ role }, value, _, place) => {
    if (role === 'richText' && typeof value === 'string') put(place, parseRichText(value).blocks);
    // Numbers are written with spaces for people; an address has none.
    if (role === 'url' && typeof value === 'string' && value.startsWith('tel:'))
      put(place, value.replaceAll(' ', ''));
    if (role === 'picture') put(place, resolvePicture(site, value));
  });
}

function resolveShared(site: Site, block: JsonObject, file: string): ResolvedBlock | undefined {
  const name = String(block.use);
  if (!site.resolvedShared.has(name)) {
    // Entered before it is resolved, so that a cycle ends.
    site.resolvedShared.set(name, undefined);
    site.resolvedShared.set(name, readShared(site, name, file));
  }
  const shared = site.resolvedShared.get(name);
  return shared && typeof block.id === 'string' ? { ...shared, id: block.id } : shared;
}

function readShared(site: Site, name: string, user: string): ResolvedBlock | undefined {
  const file = site.files.shared.get(name);
  if (file === undefined) throw new UnresolvableError(`${user} uses the unknown shared block "${name}".`);
  return resolveBlock(site, readSound(site, file).value, file);
}

/**
 * A content file with its placeholders filled in, as the check has judged it.
 * @throws UnresolvableError when it would not pass the check.
 */
export function readSound(site: Site, file: string): ContentFile {
  const isBrand = file === site.files.site.get('brand');
  const read = readContent(site.fileSystem, file, isBrand ? 'none' : site.placeholders);
  if ('finding' in read) throw new UnresolvableError(`${file} cannot be read. ${read.finding.message}`);
  if (read.unknown.size > 0)
    throw new UnresolvableError(
      `${file} names placeholders, and brand.json does not say what they stand for.`,
    );
  return read;
}

function resolvePicture(site: Site, value: Json): Picture {
  const src = isObject(value) ? String(value.src) : String(value);
  const alt = isObject(value) ? String(value.alt) : '';
  if (!site.pictures)
    throw new UnresolvableError(
      'openSite was called without pictures, so pages can be checked but not resolved.',
    );
  const description = site.pictures.describe(src);
  if ('problem' in description) throw new UnresolvableError(description.message);
  return { src, alt, width: description.width, height: description.height, sources: description.sources };
}

function put({ holder, key }: Slot, value: string | Picture | RichText): void {
  Object.assign(holder, { [key]: value });
}
