import type { FieldPlan } from '../schemas/plan-fields.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';
import type { RichText } from '../../shared/rich-text.ts';
import { isObject, wholeValue, type Json, type JsonObject } from './json.ts';
import { parseRichText } from './parse-rich-text.ts';
import { fillPlaceholders } from './placeholders.ts';
import { readJson } from './read-json.ts';
import type { Site } from './site.ts';
import { walkValue, type Slot } from './walk-value.ts';

/** A block as the renderer takes it. The check has proven that it fits its schema, from which the type is made. */
export type ResolvedBlock = Section;

/** Thrown when a page that the check would refuse is to be rendered. */
export class UnresolvableError extends Error {
  override name = 'UnresolvableError';
}

/**
 * Fills in one block in place: placeholders, pictures, rich text, shared content. Undefined for a hidden block.
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

/** Fills in a value and everything in it, in place. */
export function resolveValue(site: Site, slot: Slot, plan: FieldPlan | undefined): void {
  walkValue(slot, plan, wholeValue, {
    text: (text) => fillPlaceholders(text, site.placeholders),
    role: ({ role }, value, _, place) => {
      if (role === 'richText' && typeof value === 'string') put(place, parseRichText(value).blocks);
      // Numbers are written with spaces for people; an address has none.
      if (role === 'url' && typeof value === 'string' && value.startsWith('tel:'))
        put(place, value.replaceAll(' ', ''));
      if (role === 'picture') put(place, resolvePicture(site, value));
    },
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
  const read = readJson(site.fileSystem, file);
  if ('finding' in read) throw new UnresolvableError(`${file} cannot be read. ${read.finding.message}`);
  return resolveBlock(site, read.value, file);
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
