import type { Finding } from '../report/finding.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { validateValue } from '../schemas/validate-value.ts';
import { collectFacts } from './collect-facts.ts';
import type { BlockUse, Document, PageDocument } from './document.ts';
import { createFacts, type Facts, type Use } from './facts.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { findKeyProblems } from './key-problems.ts';
import { readBlock } from './read-block.ts';
import { readJson, type JsonFile } from './read-json.ts';
import type { Site } from './site.ts';

/** What is to be read, and what it is. */
export type Source = { kind: 'page'; file: string; route: string } | { kind: 'shared' | 'site'; file: string; name: string };

export interface ReadDocument {
  /** Undefined when the file is not JSON, or not an object. */
  document: Document | undefined;
  /** What is wrong with the file and with its fit to the schema. */
  findings: Finding[];
  text: string;
}

/** A document being read: where its keys are counted and its findings gathered. */
export interface Reading {
  site: Site;
  schemas: SchemaSet;
  file: string;
  facts: Facts;
  findings: Finding[];
  countKey: () => void;
  /** What a shared block holds; undefined for one that does not exist or contains itself. */
  findShared: SharedFinder;
}

export type SharedFinder = (name: string) => Facts | undefined;

/**
 * Reads a content file, fits it to its schema, and gathers what the checks want to know. Keeps nothing of it.
 * Pages show what their shared blocks hold, so those have to be read first.
 */
export function readDocument(site: Site, schemas: SchemaSet, source: Source, findShared: SharedFinder): ReadDocument {
  const { file } = source;
  const read = readJson(site.fileSystem, file);
  if ('finding' in read) return { document: undefined, findings: [read.finding], text: read.text };

  let keys = 0;
  const reading: Reading = { site, schemas, file, facts: createFacts(), findings: [], countKey: () => keys++, findShared };
  const document = readContent(reading, source, read);
  const keyFindings = findKeyProblems(file, read, keys);
  // Twins and unsafe keys are also unknown or extra properties; one mistake, one finding.
  const isKeyProblem = ({ place }: Finding) => keyFindings.some((key) => 'pointer' in key.place && 'pointer' in place && key.place.pointer === place.pointer);
  const findings = [...keyFindings, ...reading.findings.filter((finding) => !isKeyProblem(finding))];
  return { document: document && { ...document, isSound: findings.length === 0 }, findings, text: read.text };
}

function readContent(reading: Reading, source: Source, { value }: JsonFile): Document | undefined {
  const { file, facts } = reading;
  if (source.kind === 'page') return readPage(reading, source.route, value);
  const base = { kind: source.kind, file, name: source.name, facts, isSound: true };
  const holder: JsonObject = { value };
  if (source.kind === 'shared') {
    readBlock(reading, { holder, key: 'value' }, []);
    return base;
  }
  const schema = reading.schemas.site.get(source.name);
  const placeholders = source.name === 'brand' ? undefined : reading.site.placeholders;
  collectFacts({ holder, key: 'value' }, schema?.plan, [], facts, { placeholders, onKey: reading.countKey });
  if (schema) addViolations(reading, schema, holder.value ?? null, '');
  return base;
}

function readPage(reading: Reading, route: string, value: Json): PageDocument | undefined {
  const { file, facts, schemas, site } = reading;
  const blocks: BlockUse[] = [];
  if (isObject(value)) {
    for (const key of Object.keys(value)) {
      reading.countKey();
      if (key === 'sections' && Array.isArray(value.sections)) {
        for (const index of value.sections.keys()) {
          const block = readBlock(reading, { holder: value.sections, key: index }, ['sections', index]);
          if (block) blocks.push(block);
        }
      } else {
        collectFacts({ holder: value, key }, undefined, [key], facts, { placeholders: site.placeholders, onKey: reading.countKey });
      }
    }
  }
  addViolations(reading, schemas.page, value, '');
  if (!isObject(value)) return undefined;
  return {
    kind: 'page',
    file,
    route,
    isSound: true,
    facts,
    title: readText(value, 'title'),
    description: readText(value, 'description'),
    noindex: value.noindex === true,
    aliases: Array.isArray(value.aliases) ? value.aliases.flatMap((alias, index) => toUse(alias, `/aliases/${index}`) ?? []) : [],
    blocks,
  };
}

function readText(page: JsonObject, key: string): Use | undefined {
  return toUse(page[key], `/${key}`);
}

function toUse(value: Json | undefined, pointer: string): Use | undefined {
  return typeof value === 'string' ? { value, place: { at: 'value', pointer } } : undefined;
}

export function addViolations({ file, findings }: Reading, schema: Parameters<typeof validateValue>[0], value: Json, pointer: string): void {
  for (const violation of validateValue(schema, value, pointer)) findings.push({ ...violation, severity: 'error', file });
}
