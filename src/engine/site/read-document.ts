import type { Finding } from '../report/finding.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { collectFacts, type Counter } from './collect-facts.ts';
import type { BlockUse, Document, PageDocument } from './document.ts';
import { createFacts, type Use } from './facts.ts';
import { isObject, wholeValue, type Json, type JsonObject } from './json.ts';
import { findKeyProblems } from './key-problems.ts';
import { maxDepth } from './limits.ts';
import { findTooDeep } from './measure-json.ts';
import { readBlock } from './read-block.ts';
import { readJson, type JsonFile } from './read-json.ts';
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
  text: string;
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
  const read = readJson(site.fileSystem, file);
  if ('finding' in read) return { document: undefined, findings: [read.finding], text: read.text };

  const { text } = read;
  const counter: Counter = { strings: 0, isTooDeep: false };
  const reading: Reading = {
    site,
    schemas,
    file,
    facts: createFacts(),
    findings: [],
    counter,
    mayHideCharacters: read.mayHideCharacters,
    findShared,
    isWhole: true,
  };
  const document = readContent(reading, source, read);
  if (counter.isTooDeep) return { document: undefined, findings: [tooDeep(file, text)], text };

  const keyFindings = findKeyProblems(file, text, counter.strings);
  const findings = [...keyFindings, ...withoutEchoes(reading.findings, keyFindings)];
  return {
    document: document && {
      ...document,
      isSound: findings.length === 0 && reading.isWhole,
      isWhole: reading.isWhole,
    },
    findings,
    text,
  };
}

/** An unsafe key is also an unknown property; one mistake, one finding. */
function withoutEchoes(findings: Finding[], keyFindings: Finding[]): Finding[] {
  if (keyFindings.length === 0) return findings;
  const pointers = new Set(keyFindings.flatMap(({ place }) => ('pointer' in place ? place.pointer : [])));
  return findings.filter(({ place }) => !('pointer' in place && pointers.has(place.pointer)));
}

function tooDeep(file: string, text: string): Finding {
  const start = findTooDeep(text) ?? 0;
  return {
    rule: 'file/too-deep',
    severity: 'error',
    file,
    place: { at: 'range', start, end: start + 1 },
    message: `Too deep: more than ${maxDepth} levels of brackets.`,
    hint: 'A section needs about ten levels. Check whether brackets are left open.',
  };
}

function readContent(reading: Reading, source: Source, { value }: JsonFile): Document | undefined {
  const { file, facts } = reading;
  if (source.kind === 'page') return readPage(reading, source.route, value);
  const base = { kind: source.kind, file, name: source.name, facts, isSound: true, isWhole: true };
  const holder: JsonObject = { value };
  if (source.kind === 'shared') {
    readBlock(reading, { holder, key: 'value' }, wholeValue);
    return base;
  }
  const schema = reading.schemas.site.get(source.name);
  const placeholders = source.name === 'brand' ? undefined : reading.site.placeholders;
  collectFacts({ holder, key: 'value' }, schema?.plan, wholeValue, 0, facts, {
    placeholders,
    mayHideCharacters: reading.mayHideCharacters,
    counter: reading.counter,
  });
  if (schema) addViolations(reading, schema, holder.value ?? null, '');
  return base;
}

function readPage(reading: Reading, route: string, value: Json): PageDocument | undefined {
  const { file, facts, schemas } = reading;
  const blocks = walkPage(reading, value);
  addViolations(reading, schemas.page, value, '');
  if (!isObject(value)) return undefined;
  return {
    kind: 'page',
    file,
    route,
    isSound: true,
    isWhole: true,
    facts,
    title: readText(value, 'title'),
    description: readText(value, 'description'),
    noindex: value.noindex === true,
    aliases: Array.isArray(value.aliases)
      ? value.aliases.flatMap((alias, index) => toUse(alias, `/aliases/${index}`) ?? [])
      : [],
    blocks,
  };
}

/** Looks at everything in a page, its blocks one by one, each with the schema of its type. */
function walkPage(reading: Reading, value: Json): BlockUse[] {
  const { facts, counter } = reading;
  const { placeholders } = reading.site;
  const options = { placeholders, counter, mayHideCharacters: reading.mayHideCharacters };
  if (!isObject(value)) {
    collectFacts({ holder: { value }, key: 'value' }, undefined, wholeValue, 0, facts, options);
    return [];
  }
  const keys = Object.keys(value);
  counter.strings += keys.length;
  for (const key of keys) {
    const isBlockList = key === 'sections' && Array.isArray(value.sections);
    if (!isBlockList) collectFacts({ holder: value, key }, undefined, '', 1, facts, options);
  }
  const { sections } = value;
  if (!Array.isArray(sections)) return [];
  return sections.flatMap(
    (_, index) => readBlock(reading, { holder: sections, key: index }, '/sections') ?? [],
  );
}

function readText(page: JsonObject, key: string): Use | undefined {
  return toUse(page[key], `/${key}`);
}

function toUse(value: Json | undefined, pointer: string): Use | undefined {
  return typeof value === 'string' ? { value, place: { at: 'value', pointer } } : undefined;
}
