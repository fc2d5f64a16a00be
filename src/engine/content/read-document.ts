import { fileFinding } from '../diagnostics/file-rules.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { collectFacts } from './collect-facts.ts';
import type { BlockUse, Document, PageDocument } from './document.ts';
import { createFacts, type Facts, type Use } from './facts.ts';
import { isObject, wholeValue, type Json, type JsonObject } from '../json/json.ts';
import { findKeyProblems } from '../json/key-problems.ts';
import { isTooLong } from '../json/limits.ts';
import { readBlock } from './read-block.ts';
import { type ContentFile, readContent } from './read-content.ts';
import { addViolations, type Reading, type SharedFinder } from './reading.ts';
import type { Site } from './site.ts';

/** What is to be read, and what it is. */
export type Source =
  { kind: 'page'; file: string; route: string } | { kind: 'shared' | 'site'; file: string; name: string };

export interface ReadDocument {
  /** Undefined when the file is not JSON, or not an object. */
  document: Document | undefined;
  /** What is wrong with the file and with its fit to the schema. */
  findings: Finding[];
  /** Undefined when not even the text could be read. */
  text: string | undefined;
  /** Pointers of texts that were not judged, as they name a placeholder while brand.json is broken. */
  unknown: ReadonlySet<string>;
}

/**
 * Reads a content file, fits it to its schema, and gathers what the checks want to know. Keeps nothing of it.
 * Pages show what their shared blocks hold, so those have to be read first.
 */
export function readDocument(
  site: Site,
  schemas: SchemaSet,
  source: Source,
  findShared: SharedFinder,
): ReadDocument {
  const { file } = source;
  // The file that defines placeholders cannot use them.
  const isBrand = source.kind === 'site' && source.name === 'brand';
  const read = readContent(site.fileSystem, file, isBrand ? 'none' : site.placeholders);
  if ('finding' in read)
    return { document: undefined, findings: [read.finding], text: read.text, unknown: new Set() };

  const { text, unknown } = read;
  const reading: Reading = {
    site,
    schemas,
    file,
    facts: { ...createFacts(), texts: read.texts, longTexts: read.longTexts },
    findings: [],
    unknown,
    findShared,
    isWhole: unknown.size === 0,
  };
  const document = readContentOf(reading, source, read);
  const keyFindings = findKeyProblems(text, read.strings).map((problem) => fileFinding(file, problem));
  const findings = [...keyFindings, ...withoutEchoes(reading.findings, keyFindings)];
  return {
    document: document && {
      ...document,
      facts: onlyKnown(document.facts, unknown),
      isSound: findings.length === 0 && reading.isWhole,
      isWhole: reading.isWhole,
    },
    findings,
    text,
    unknown,
  };
}

/** The facts without those that nobody can judge. What level a heading has is known, whatever it says. */
function onlyKnown(facts: Facts, unknown: ReadonlySet<string>): Facts {
  if (unknown.size === 0) return facts;
  const known = <T extends Use>(uses: T[]) => uses.filter((use) => isKnown(use, unknown));
  return {
    ...facts,
    links: known(facts.links),
    pictures: known(facts.pictures).map(({ alt, ...picture }) => ({
      ...picture,
      alt: alt && isKnown(alt, unknown) ? alt : undefined,
    })),
    files: known(facts.files),
    anchors: known(facts.anchors),
    // The name of an item may be one that is not known.
    keys: [],
    richTexts: known(facts.richTexts),
    shared: known(facts.shared),
  };
}

function isKnown({ place }: Use, unknown: ReadonlySet<string>): boolean {
  return !('pointer' in place && unknown.has(place.pointer));
}

/** An unsafe key is also an unknown property; one mistake, one finding. */
function withoutEchoes(findings: Finding[], keyFindings: Finding[]): Finding[] {
  if (keyFindings.length === 0) return findings;
  const pointers = new Set(keyFindings.flatMap(({ place }) => ('pointer' in place ? place.pointer : [])));
  return findings.filter(({ place }) => !('pointer' in place && pointers.has(place.pointer)));
}

function readContentOf(reading: Reading, source: Source, { value }: ContentFile): Document | undefined {
  const { file, facts } = reading;
  if (source.kind === 'page') return readPage(reading, source.route, value);
  const base = { kind: source.kind, file, name: source.name, facts, isSound: true, isWhole: true };
  const holder: JsonObject = { value };
  if (source.kind === 'shared') {
    readBlock(reading, { holder, key: 'value' }, wholeValue);
    return base;
  }
  const schema = reading.schemas.site.get(source.name);
  collectFacts({ holder, key: 'value' }, schema?.plan, wholeValue, facts);
  if (schema) addViolations(reading, schema, holder.value ?? null, '');
  return base;
}

function readPage(reading: Reading, route: string, value: Json): PageDocument | undefined {
  const { file, facts, schemas, unknown } = reading;
  const blocks = readBlocks(reading, value);
  addViolations(reading, schemas.page, value, '');
  if (!isObject(value)) return undefined;
  return {
    kind: 'page',
    file,
    route,
    isSound: true,
    isWhole: true,
    facts,
    title: toKnownUse(value.title, '/title', unknown),
    description: toKnownUse(value.description, '/description', unknown),
    noindex: value.noindex === true,
    aliases: Array.isArray(value.aliases)
      ? value.aliases.flatMap((alias, index) => toKnownUse(alias, `/aliases/${index}`, unknown) ?? [])
      : [],
    blocks,
  };
}

/** Looks at a page's blocks one by one, each with the schema of its type. */
function readBlocks(reading: Reading, value: Json): BlockUse[] {
  if (!isObject(value) || !Array.isArray(value.sections)) return [];
  const { sections } = value;
  return sections.flatMap(
    (_, index) => readBlock(reading, { holder: sections, key: index }, '/sections') ?? [],
  );
}

function toKnownUse(value: Json | undefined, pointer: string, unknown: ReadonlySet<string>): Use | undefined {
  const isText = typeof value === 'string' && !isTooLong(value) && !unknown.has(pointer);
  return isText ? { value, place: { at: 'value', pointer } } : undefined;
}
