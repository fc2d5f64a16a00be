import { fileFinding } from '../diagnostics/problems.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Json } from '../json/json.ts';
import { findKeyProblems } from '../json/key-problems.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { mayBeGarbled } from '../text/find-garbled.ts';
import type { Compiled } from './compiled.ts';
import type { Document } from './document.ts';
import { createFacts, type Facts } from './facts.ts';
import { onlyKnown } from './only-known.ts';
import type { BrokenFile, ContentFile } from './read-content.ts';
import type { Reading, SharedFinder } from './reading.ts';
import type { Site } from './site.ts';
import { createKnowledge } from './what-is-known.ts';

/** How to walk one kind of file, and how to finish its value. */
export interface Kind<Own extends Document, Value> {
  walk(reading: Reading, value: Json): Own | undefined;
  finish(reading: Reading, value: Json): Value | undefined;
}

/** Walks a parsed file once: fits it to its schema, collects the facts for rules, parses rich text. */
export function compile<Own extends Document, Value>(
  base: { site: Site; schemas: SchemaSet; findShared: SharedFinder },
  file: string,
  read: ContentFile | BrokenFile,
  kind: Kind<Own, Value>,
): Compiled<Own, Value> {
  if ('finding' in read)
    return {
      document: undefined,
      findings: [read.finding],
      text: read.text,
      value: undefined,
      unknown: new Set(),
      finish: () => undefined,
    };
  const { text, value, unknown, texts, oddTexts, longTexts } = read;
  const reading: Reading = {
    ...base,
    file,
    facts: { ...createFacts(), texts, oddTexts, longTexts },
    findings: [],
    unknown,
    gaps: [...unknown],
    results: [],
  };
  const document = kind.walk(reading, value);
  const keyFindings = findKeyProblems(text, read.strings).map((problem) => fileFinding(file, problem));
  const findings = [...keyFindings, ...withoutEchoes(reading.findings, keyFindings)];
  sortOddTexts(reading.facts, reading.findings);
  const isWhole = reading.gaps.length === 0;
  const isSound = findings.length === 0 && isWhole;
  if (document) {
    const common: Document = document;
    common.facts = onlyKnown(document.facts, unknown);
    common.isSound = isSound;
    common.isWhole = isWhole;
    common.isKnown = createKnowledge(findings, reading.gaps);
    if (common.kind === 'page' && !isSound)
      for (const block of common.blocks) block.isKnown = common.isKnown(block.pointer);
  }
  return {
    document,
    findings,
    text,
    value,
    unknown,
    finish: () => (isSound && longTexts.length === 0 ? kind.finish(reading, value) : undefined),
  };
}

/**
 * Marks the plain texts and drops the others, unless they may be garbled. A text with another role has its
 * own parser, and a text in an unknown property may be of any kind.
 */
function sortOddTexts(facts: Facts, findings: readonly Finding[]): void {
  const { oddTexts, richTexts, links, pictures, files, anchors } = facts;
  if (oddTexts.length === 0) return;
  const misplaced = findings.flatMap(({ rule, place }) =>
    rule === 'schema/unknown-property' && 'pointer' in place ? [place.pointer] : [],
  );
  const isMisplaced = (pointer: string) =>
    misplaced.some((other) => pointer === other || pointer.startsWith(`${other}/`));
  const pointers = new Set<string>();
  for (const others of [richTexts, links, pictures, files, anchors])
    for (const { place } of others) if ('pointer' in place) pointers.add(place.pointer);
  for (const text of oddTexts) {
    const pointer = 'pointer' in text.place ? text.place.pointer : '';
    text.isPlain = !pointers.has(pointer) && !isMisplaced(pointer);
  }
  facts.oddTexts = oddTexts.filter(({ value, isPlain }) => isPlain || mayBeGarbled(value));
}

/** An unsafe key is also an unknown property; one mistake, one finding. */
function withoutEchoes(findings: Finding[], keyFindings: Finding[]): Finding[] {
  if (keyFindings.length === 0) return findings;
  const pointers = new Set(keyFindings.flatMap(({ place }) => ('pointer' in place ? place.pointer : [])));
  return findings.filter(({ place }) => !('pointer' in place && pointers.has(place.pointer)));
}
